// Browsers keep a page silent until somebody has touched it. Every sound device that the game opens is remembered here, so
// that the first gesture can wake it; and none sounds on in a tab that nobody sees.

const contexts = new Set();

if (window.AudioContext) {
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
    }

    close() {
      contexts.delete(this);
      return super.close();
    }
  };
}

/** Wakes what sleeps. A browser that still refuses is asked again at the next gesture. */
function wake() {
  for (const context of contexts) {
    if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => {});
  }
}

for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'keydown']) {
  window.addEventListener(gesture, wake, { capture: true, passive: true });
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) wake();
  else for (const context of contexts) context.suspend().catch(() => {});
});
