import type { Plugin, Rolldown } from 'vite';
import { routes } from '../client/app/paths.ts';
import { chunksOf } from './chunkFiles.ts';
import { SCREEN_MODULES } from './screenModules.ts';

/**
 * Writes down for each address the header that has a browser load its screen's files beside the first script, and not once that has run
 * (server/screenLinks.ts).
 */
export function screenLinks(): Plugin {
  return {
    name: 'screen-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = chunksOf(bundle, []);
        const isInPage = new Set(filesOf(page));
        // First in the line, what is imported before what imports it: the others are of no use without them.
        const scripts = page.map(({ fileName }) => fileName).reverse();
        const links = Object.entries(routes).map(([name, path]) => {
          const modules = Object.entries(SCREEN_MODULES).find(([route]) => route === name)?.[1] ?? [];
          const files = filesOf(chunksOf(bundle, modules)).filter((file) => !isInPage.has(file));
          return [path, files.length === 0 ? '' : [...scripts, ...files].map(linkOf).join(', ')];
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

function filesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  return chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/** Low: the first paint's own files go before. */
function linkOf(file: string): string {
  const kind = file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload';
  return `</${file}>; ${kind}; fetchpriority=low`;
}
