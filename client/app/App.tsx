import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { PageLoad } from '../components/PageLoad.tsx';
import { createApolloClient } from './apolloClient.ts';
import { navigation } from './browser/navigation.ts';
import { FailureBoundary } from './failures/FailureBoundary.tsx';
import { LoadingScreen } from './layouts/LoadingScreen.tsx';
import { followReleases } from './offline/followReleases.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { FailureScreen } from './routing/FailureScreen.tsx';
import { NavigationRouter } from './routing/NavigationRouter.tsx';
import { SessionGate } from './routing/SessionGate.tsx';
import { theme } from './theme.ts';

const client = createApolloClient();
followReleases(navigation);

export function App() {
  return (
    // withCssVariables: the first style sheet already has the theme's variables. withGlobalClasses: nothing here uses Mantine's classes
    // that hide by screen width.
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <NavigationRouter history={navigation}>
          <AppRoot>
            <AppRoutes />
          </AppRoot>
        </NavigationRouter>
      </ApolloProvider>
    </MantineProvider>
  );
}

/** Wraps every screen. */
function AppRoot({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary as={FailureScreen}>
      <PageLoad>
        <Suspense fallback={<LoadingScreen />}>
          <SessionGate>{children}</SessionGate>
        </Suspense>
      </PageLoad>
    </FailureBoundary>
  );
}
