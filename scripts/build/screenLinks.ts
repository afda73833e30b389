import type { Plugin, Rolldown } from 'vite';
import { SCREEN_ROWS } from '../../client/app/screens.ts';
import { chunksOf } from './chunkFiles.ts';
import { isFirstScript } from './firstPaint.ts';
import { screenModules } from './screenModules.ts';

/**
 * Writes down for each address the header that makes a browser load its screen's files along with the first script, and not only after that
 * has run (server/http/pages/screenLinks.ts).
 */
export function screenLinks(): Plugin {
  return {
    name: 'screen-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // A connection carries one file at a time, and browsers open six, so the files of the first paint come first.
        const all = Object.values(bundle);
        const firstPaint = [
          ...all.filter(isFirstScript).map(({ fileName }) => `</${fileName}>; rel=preload; as=script`),
          // Requested in the same way as by the page itself, or it would be loaded twice.
          ...all
            .filter(({ fileName }) => fileName.endsWith('.css'))
            .map(({ fileName }) => `</${fileName}>; rel=preload; as=style; crossorigin`),
        ];
        const page = namesOf(chunksOf(bundle, []));
        const links = SCREEN_ROWS.map((row) => {
          const ofScreen = namesOf(chunksOf(bundle, screenModules(row))).filter((file) => !page.includes(file));
          const scripts = [...page, ...ofScreen].map((file) => `</${file}>; rel=modulepreload; fetchpriority=low`);
          return [row.path, ofScreen.length === 0 ? '' : [...firstPaint, ...scripts].join(', ')];
        });
        this.emitFile({
          type: 'asset',
          fileName: 'screenLinks.json',
          source: JSON.stringify(Object.fromEntries(links)),
        });
      },
    },
  };
}

function namesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  return chunks.map(({ fileName }) => fileName);
}
