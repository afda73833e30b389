import type { ApiClient } from '../scripts/apiClient.ts';

/** Saves a record over a version, as somebody else does meanwhile. */
export const update = (client: ApiClient, id: string, version: number, input: Record<string, unknown>) =>
  client.execute(
    'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }',
    { id, version, input },
  );
