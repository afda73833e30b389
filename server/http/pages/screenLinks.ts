import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';

/**
 * Sends a `Link` header with each screen's page, so that browsers fetch the screen's files along with it; the build has written the files
 * down (scripts/build/screenLinks.ts).
 */
export function announceScreens(pages: Express, clientFolder: string): void {
  for (const [path, link] of Object.entries(readLinks(clientFolder))) {
    pages.get(path, (_request, response, next) => {
      // As in the client's router, the first path that matches counts.
      if (link !== '' && !response.hasHeader('link')) response.set('link', link);
      next();
    });
  }
}

/** None while the client has not been built. */
function readLinks(clientFolder: string): Record<string, string> {
  try {
    const links: Record<string, string> = JSON.parse(readFileSync(join(clientFolder, 'screenLinks.json'), 'utf8'));
    return links;
  } catch {
    return {};
  }
}
