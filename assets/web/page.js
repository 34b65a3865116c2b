// Loads the game, gives it the keyboard and every gesture, and says so when it has stopped.

import './sound.js';

const canvas = document.getElementById('table');
const loading = document.getElementById('loading');
const bar = loading.querySelector('progress');
const stopped = document.getElementById('stopped');

/** The keys that the game knows besides letters, digits and signs; all others are the browser's. */
const KEYS = new Set([
  'Tab', 'Enter', 'Escape', 'Backspace', 'Delete', 'Home', 'End', 'PageUp', 'PageDown',
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight',
]);

/** The language as the game will choose it: the address, then what was chosen before, then the browser. */
function language() {
  const asked = new URLSearchParams(location.search).get('lang');
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('tefuda/settings.json'))?.language;
  } catch {
    // Blocked or damaged: the game tells.
  }
  const told = [asked, chosen, ...navigator.languages].map((code) => code?.split('-')[0].toLowerCase());
  return told.find((code) => code === 'ja' || code === 'en') ?? 'en';
}

/** Covers the page with a reason and a way to start again; the first reason stays. */
function stop(cause) {
  if (!stopped.hidden) return;
  stopped.dataset.cause = cause;
  stopped.hidden = false;
  loading.hidden = true;
  stopped.querySelector('button').focus();
}

function takeFocus() {
  if (stopped.hidden) canvas.focus({ preventScroll: true });
}

function listen() {
  canvas.addEventListener('keydown', (event) => {
    const browsers = event.ctrlKey || event.metaKey || event.altKey;
    if (!browsers && (event.key.length === 1 || KEYS.has(event.key))) event.preventDefault();
  });
  canvas.addEventListener('pointerdown', takeFocus);
  window.addEventListener('focus', takeFocus);
  for (const browsers of ['contextmenu', 'dragstart', 'selectstart', 'gesturestart']) {
    document.addEventListener(browsers, (event) => event.preventDefault());
  }
  // Zooming by the wheel; the buttons and keys for it stay.
  canvas.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener('webglcontextlost', () => stop('stopped'));
  // What is no error of a script (a browser's remark on layout), or a wish that the browser refuses, stops nothing.
  window.addEventListener('error', ({ error }) => error && stop('stopped'));
  window.addEventListener('unhandledrejection', ({ reason }) => reason instanceof WebAssembly.RuntimeError && stop('stopped'));
  stopped.querySelector('button').addEventListener('click', () => location.reload());
}

/** The module as it comes in, and the bar with it. Servers tell the length as sent; the page knows it unpacked. */
async function fetchModule(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const total = Number(document.body.dataset.bytes);
  let come = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(part, stream) {
        come += part.byteLength;
        bar.value = Math.min(1, come / total);
        stream.enqueue(part);
      },
    }),
  );
  return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

/** What the address asked for has been done; read again with the page it would begin that game anew. */
function forgetRequest() {
  const address = new URL(location.href);
  for (const name of ['game', 'preset', 'level', 'seats', 'people', 'deal']) address.searchParams.delete(name);
  history.replaceState(null, '', address);
}

async function start() {
  document.documentElement.lang = language();
  listen();
  takeFocus();
  if (!document.createElement('canvas').getContext('webgl2')) return stop('not-able');
  let game;
  let module;
  try {
    game = await import('./tefuda.js');
    module = await fetchModule(new URL('./tefuda_bg.wasm', import.meta.url));
  } catch (error) {
    console.error(error);
    return stop('not-loaded');
  }
  await game.default({ module_or_path: module });
  forgetRequest();
  loading.hidden = true;
  takeFocus();
}

start().catch((error) => {
  console.error(error);
  stop('stopped');
});
