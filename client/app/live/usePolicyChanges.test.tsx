import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Subject } from 'rxjs';
import { renderHook, settled, unmountHooks } from '../../testing/renderHook.tsx';
import { VIEWER_UNIT } from '../../testing/viewerUnit.ts';
import { cache } from '../api/cache.ts';
import { ViewerDocument } from '../session/session.generated.ts';
import { usePolicyChanges } from './usePolicyChanges.ts';

afterEach(unmountHooks);

afterEach(() => cache.reset());

const unitAt = (version: number) => ({ ...VIEWER_UNIT, version });

/** A page whose session was read at a version of the unit. Tells how often it refetched everything on screen. */
async function openAt(version: number) {
  const events = new Subject<ApolloLink.Result>();
  const client = new ApolloClient({ cache, link: new ApolloLink(() => events) });
  client.writeQuery({
    query: ViewerDocument,
    data: {
      viewer: {
        ...{ __typename: 'Viewer' },
        accessEndsAt: '2026-11-27T12:00:00.000Z',
        login: { ...{ __typename: 'Login' }, id: 'login', mustAddSecondFactor: false },
        soldier: { ...{ __typename: 'Soldier' }, id: 'soldier', isStaff: true, section: 'BN_STAFF', role: 'BN_FSO' },
        absence: null,
        unit: unitAt(version),
      },
    },
  });
  const refetch = jest.spyOn(client, 'refetchQueries');
  await renderHook(usePolicyChanges, undefined, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  return async (next: number) => {
    await settled(() => events.next({ data: { policyChanged: unitAt(next) } }));
    return refetch.mock.calls.length;
  };
}

test('what is on screen is asked for with each change of the unit, and not for the version that it has', async () => {
  const timesAskedAfter = await openAt(1);
  expect([
    await timesAskedAfter(1),
    await timesAskedAfter(2),
    await timesAskedAfter(2),
    await timesAskedAfter(3),
  ]).toEqual([0, 1, 1, 2]);
});

test('the first event tells of a change since the session was read', async () => {
  const timesAskedAfter = await openAt(1);
  expect(await timesAskedAfter(2)).toBe(1);
});
