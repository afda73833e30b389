import { ApiClient } from '../scripts/apiClient.ts';
import { PASSWORD } from './test.ts';

const STAFF = 'staff@unit.example';

/** Somebody on the staff, away from the browser. */
export async function staffAt(url: string): Promise<ApiClient> {
  const staff = new ApiClient(url);
  await staff.signIn(STAFF, PASSWORD);
  return staff;
}

/** Saves a record over a version, as somebody else does meanwhile. */
export const update = (client: ApiClient, id: string, version: number, input: Record<string, unknown>) =>
  client.execute(
    'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }',
    { id, version, input },
  );
