import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { PageLoad } from '../components/PageLoad.tsx';
import { createApolloClient } from './apolloClient.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { cssVariables, theme } from './theme.ts';

const client = createApolloClient();

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <FailureBoundary>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <PageLoad>
              <SessionGate>
                <AppRoutes />
              </SessionGate>
            </PageLoad>
          </BrowserRouter>
        </ApolloProvider>
      </FailureBoundary>
    </MantineProvider>
  );
}
