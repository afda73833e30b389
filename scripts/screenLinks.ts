import type { Plugin, Rolldown } from 'vite';
import { routes } from '../client/app/paths.ts';
import { chunksOf } from './chunkFiles.ts';
import { isFirstScript } from './firstPaint.ts';
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
        // A connection carries one file at a time, and browsers open six. First in the line: what the first paint needs.
        const firstPaint = [
          ...Object.values(bundle)
            .filter(isFirstScript)
            .map(({ fileName }) => fileName),
          ...stylesOf(page),
        ];
        // Then, what is imported before what imports it: the others are of no use without them.
        const scripts = page.map(({ fileName }) => fileName).reverse();
        const links = Object.entries(routes).map(([name, path]) => {
          const modules = Object.entries(SCREEN_MODULES).find(([route]) => route === name)?.[1] ?? [];
          const files = filesOf(chunksOf(bundle, modules)).filter((file) => !isInPage.has(file));
          const named = [...firstPaint.map(linkOf), ...[...scripts, ...files].map(laterLinkOf)];
          return [path, files.length === 0 ? '' : named.join(', ')];
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
  return [...chunks.map(({ fileName }) => fileName), ...stylesOf(chunks)];
}

function stylesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  return chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

/** As the page itself asks for it, or the file is loaded twice. */
function linkOf(file: string): string {
  if (file.endsWith('.css')) return `</${file}>; rel=preload; as=style; crossorigin`;
  return `</${file}>; rel=preload; as=script`;
}

function laterLinkOf(file: string): string {
  return `${file.endsWith('.css') ? linkOf(file) : `</${file}>; rel=modulepreload`}; fetchpriority=low`;
}
