import { type RunningServer, withServer } from '../../scripts/runningServer.ts';
import { OpenIdProvider } from '../../server/testing/openIdProvider.ts';
import { keepStore } from './keptStore.ts';

export interface WithProvider {
  provider: OpenIdProvider;
  /** The product with the demonstration section. It trusts the provider, and sends links that sign in. */
  server: RunningServer;
  /** Restores the product's store to its initial state. */
  restore: () => Promise<void>;
}

/** Runs a provider and the product while `use` runs. */
export async function startWithProvider(use: (started: WithProvider) => Promise<void>): Promise<void> {
  const provider = await OpenIdProvider.start();
  await withServer(async (server) => use({ provider, server, restore: await keepStore(server.dataDir) }), ['--demo'], {
    OIDC_ISSUER: provider.issuer.href,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Unit ID',
    EMAIL_LINK_SIGN_IN: 'on',
  });
  await provider.close();
}
