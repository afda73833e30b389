import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';

/**
 * The landing page at /graphql: GraphQL Sandbox, which comes from the internet. Without internet, the page leads to the explorer, which
 * comes from here.
 */
export function landingPage(): ApolloServerPlugin {
  const sandbox = ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true });
  return {
    async serverWillStart(service) {
      const page = await (await sandbox.serverWillStart?.(service))?.renderLandingPage?.();
      if (page === undefined) return;
      const { html } = page;
      return {
        // Made for each request, because its scripts have a number that is used once.
        renderLandingPage: async () => ({
          html: async () => leadingOn(typeof html === 'string' ? html : await html()),
        }),
      };
    },
  };
}

/** The page with an extra last script, which runs when the script from the internet has loaded or failed. */
function leadingOn(page: string): string {
  const [, nonce = ''] = /<script nonce="(\w+)"/.exec(page) ?? [];
  const script = `<script nonce="${nonce}">if (!window.EmbeddedSandbox) location.replace('/explorer');</script>`;
  return page.replace('</body>', () => `${script}</body>`);
}
