import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';

/** Has browsers fetch the files of the screen at an address beside the page's own, as the build has written them down (scripts/build/screenLinks.ts). */
export function announceScreens(pages: Express, clientFolder: string): void {
  for (const [path, link] of Object.entries(readLinks(clientFolder))) {
    pages.get(path, (_request, response, next) => {
      // The router's order: where two paths match, the first one stands.
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
