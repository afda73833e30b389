import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';

/**
 * Sends a `Link` header with each screen's page, so that browsers fetch the screen's files along with it. The build has listed the files
 * (scripts/build/screenLinks.ts).
 */
export function announceScreens(pages: Express, clientFolder: string): void {
  for (const [path, link] of Object.entries(readLinks(clientFolder))) {
    pages.get(path, (_request, response, next) => {
      // The first matching path counts, as in the client's router.
      if (link !== '' && !response.hasHeader('link')) response.set('link', link);
      next();
    });
  }
}

/** Empty while the client is not built. */
function readLinks(clientFolder: string): Record<string, string> {
  try {
    const links: Record<string, string> = JSON.parse(readFileSync(join(clientFolder, 'screenLinks.json'), 'utf8'));
    return links;
  } catch {
    return {};
  }
}
