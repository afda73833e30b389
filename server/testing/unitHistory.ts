import type { UnitHistoryConnection } from '../unit/unit.type.ts';
import type { Browser, TestApi } from './testApi.ts';

/** The newest page of the unit's history, without its entries' ids. */
export async function unitHistoryOf(api: TestApi, browser: Browser) {
  const { data } = await api.execute<{ unitHistory: UnitHistoryConnection }>(
    browser,
    '{ unitHistory { edges { node { at from changes { label from to } by { rank lastName } } } } }',
  );
  return data?.unitHistory.edges.map(({ node }) => node) ?? [];
}
