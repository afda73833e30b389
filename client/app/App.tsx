import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { createApolloClient } from './apollo/apolloClient.ts';
import { AppRoot } from './AppRoot.tsx';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { history } from './routing/history.ts';
import { HistoryRouter } from './routing/HistoryRouter.tsx';
import { followReleases } from './offline/followReleases.ts';
import { theme } from './theme.ts';

const client = createApolloClient();
followReleases(history);

export function App() {
  return (
    // The theme's variables are in the first style sheet, and no class hides anything on narrow or wide screens.
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <HistoryRouter history={history}>
          <AppRoot>
            <AppRoutes />
          </AppRoot>
        </HistoryRouter>
      </ApolloProvider>
    </MantineProvider>
  );
}
