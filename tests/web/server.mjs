// A plain web server for a folder, which may answer below any path, as a page has to run wherever it is put.
//
//     node server.mjs FOLDER [PORT]

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};

/** Serves `folder` below `path`, which begins and ends with a slash. Resolves to the address and a function to end it. */
export async function serve(folder, { path = '/', port = 0 } = {}) {
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const name = asked.startsWith(path) ? normalize(asked.slice(path.length) || 'index.html') : '..';
    const file = join(folder, name);
    const found = !name.startsWith('..') && (await stat(file).catch(() => null));
    if (!found || !found.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': found.size, 'Cache-Control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}${path}`, close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  const { address } = await serve(folder, { port: Number(port ?? 8080) });
  console.log(address);
}
