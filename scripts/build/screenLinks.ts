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
        const firstScripts = Object.values(bundle)
          .filter(isFirstScript)
          .map(({ fileName }) => `</${fileName}>; rel=preload; as=script`);
        const page = chunksOf(bundle, []);
        const links = SCREEN_ROWS.map((row) => {
          const ofScreen = chunksOf(bundle, screenModules(row)).filter((chunk) => !page.includes(chunk));
          const files = [
            ...firstScripts,
            // Requested just as the page itself does, or the browser would load the file twice.
            ...stylesOf(page).map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
            ...stylesOf(ofScreen).map((file) => `</${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`),
            ...[...page, ...ofScreen].map(({ fileName }) => `</${fileName}>; rel=modulepreload; fetchpriority=low`),
          ];
          return [row.path, ofScreen.length === 0 ? '' : files.join(', ')];
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

function stylesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  return chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}
