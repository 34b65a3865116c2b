// What a file weighs on the wire: `node weigh.mjs FILE…`, and for pack.mjs.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes as they are, and compressed by gzip and brotli at their best, unless that is larger. */
export function weigh(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const brotli = brotliCompressSync(bytes, { params }).length;
  return { raw: bytes.length, gzip: Math.min(gzip, bytes.length), brotli: Math.min(brotli, bytes.length) };
}

/** One row of the table. */
export function row(name, numbers) {
  return name.padEnd(14) + numbers.map((number) => String(number).padStart(12)).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of process.argv.slice(2)) console.log(row(basename(file), Object.values(weigh(file))));
}
