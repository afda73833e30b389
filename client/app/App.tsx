import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apolloClient.ts';
import { appRoutes } from './AppRoutes.tsx';
import { followReleases } from './offline/followReleases.ts';
import { watchLinkCodes } from './linkCode.ts';
import { cssVariables, theme } from './theme.ts';

// Before the router reads the address.
watchLinkCodes();
const client = createApolloClient();
const router = createBrowserRouter(appRoutes);
followReleases(router);

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}
