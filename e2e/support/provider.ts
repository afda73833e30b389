import { type RunningServer, withServer } from '../../scripts/runningServer.ts';
import { OpenIdProvider } from '../../server/testing/openIdProvider.ts';
import { test as base } from './test.ts';

interface WithProvider {
  provider: OpenIdProvider;
  /** The demonstration section on a server that trusts the provider. */
  server: RunningServer;
}

export const test = base.extend<WithProvider>({
  provider: async ({}, use) => {
    const provider = await OpenIdProvider.start();
    await use(provider);
    await provider.close();
  },

  server: ({ provider }, use) =>
    withServer(use, ['--demo'], {
      OIDC_ISSUER: provider.issuer.href,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Unit ID',
    }),
});
