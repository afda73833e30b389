import type { Plugin, Rolldown } from 'vite';
import { SCREEN_ROWS } from '../../client/app/screens.ts';
import { chunksOf } from './chunkFiles.ts';
import { isFirstScript } from './firstPaint.ts';
import { screenModules } from './screenModules.ts';

/**
 * Writes each address's header that makes a browser load the screen's files together with the first script, and not only after it has run
 * (server/http/pages/screenLinks.ts).
 */
export function screenLinks(): Plugin {
  return {
    name: 'screen-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // A connection carries one file at a time, and browsers open six connections. So the files of the first paint come first.
        const all = Object.values(bundle);
        const firstPaint = [
          ...all.filter(isFirstScript).map(({ fileName }) => `</${fileName}>; rel=preload; as=script`),
          // Requested just as the page itself does, or the browser would load the file twice.
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
