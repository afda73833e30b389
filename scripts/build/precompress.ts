import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|webmanifest)$/;
/** Smaller files fit into one packet, so compressing them saves no time. */
const LEAST_BYTES = 1000;

/** Writes the smallest compressed version beside each text file, so that no request waits for compression (server/http/pages/staticFiles.ts). */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      // The service worker is written by another plug-in, and has to come first.
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  await writeFile(
    `${path}.br`,
    await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
