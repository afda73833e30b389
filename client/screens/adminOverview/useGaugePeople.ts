import { useApolloClient } from '@apollo/client/react';
import type { Section } from '../../../domain/values.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { reloadPages } from '../../app/reloadPages.ts';
import { GaugePeopleDocument, useGaugePeopleQuery } from './GaugePeople.generated.ts';

const PAGE = 50;

/** The people whom a gauge counts, a page at a time. They follow what others change, as the gauge does. */
export function useGaugePeople(section: Section | null) {
  const variables = { filter: { section }, first: PAGE };
  const client = useApolloClient();
  const query = useGaugePeopleQuery({ variables, fetchPolicy: 'cache-and-network' });
  useUnitChanges({ loading: query.loading, refetch: reload });

  async function reload() {
    const list = { query: GaugePeopleDocument, variables };
    const { last, edges } = await reloadPages(
      (after) => client.query({ ...list, variables: { ...variables, after }, fetchPolicy: 'no-cache' }),
      ({ soldiers }) => soldiers,
      () => client.readQuery(list)?.soldiers.edges.length ?? 0,
    );
    client.writeQuery({ ...list, data: { ...last, soldiers: { ...last.soldiers, edges } } });
  }

  return query;
}
