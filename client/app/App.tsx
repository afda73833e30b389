import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { createApolloClient } from './apolloClient.ts';
import { AppRoot } from './AppRoot.tsx';
import { followReleases } from './offline/followReleases.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { browserHistory } from './browser/browserHistory.ts';
import { HistoryRouter } from './routing/HistoryRouter.tsx';
import { theme } from './theme.ts';

const client = createApolloClient();
followReleases(browserHistory);

export function App() {
  return (
    // The first style sheet has the theme's variables; the global classes, which hide things by screen width, are not used.
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <HistoryRouter history={browserHistory}>
          <AppRoot>
            <AppRoutes />
          </AppRoot>
        </HistoryRouter>
      </ApolloProvider>
    </MantineProvider>
  );
}
