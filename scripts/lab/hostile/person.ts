import { ApiClient, Refused } from '../../apiClient.ts';
import type { RunningServer } from '../../runningServer.ts';
import type { Names } from './values.ts';

/** The person that requests are sent as. */
export interface Person {
  who: 'nobody' | 'soldier' | 'staff';
  client: ApiClient;
  names: Names;
}

export async function signIn(server: RunningServer, who: 'Staff' | 'Soldier'): Promise<ApiClient> {
  const client = new ApiClient(server.url);
  const { email, password } = server.signIn(who);
  await client.signIn(email, password);
  return client;
}

/** Who the server says a client is signed in as. */
export async function whoIs(client: ApiClient): Promise<Person['who']> {
  try {
    const { viewer } = await client.execute<{ viewer: { isStaff: boolean } | null }>('{ viewer { isStaff } }');
    if (viewer === null) return 'nobody';
    return viewer.isStaff ? 'staff' : 'soldier';
  } catch (error) {
    if (error instanceof Refused && error.code === 'UNAUTHENTICATED') return 'nobody';
    throw error;
  }
}
