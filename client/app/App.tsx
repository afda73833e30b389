import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { createApolloClient } from './apolloClient.ts';
import { AppRoot } from './AppRoot.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { history } from './history.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import { followReleases } from './offline/followReleases.ts';
import { theme } from './theme.ts';

const client = createApolloClient();
followReleases(history);

export function App() {
  return (
    // The theme's variables are in the first style sheet.
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
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
