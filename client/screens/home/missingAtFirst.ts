import type { DoNow_DataIssueFragment, DoNow_SeriesFragment } from './DoNow.generated.ts';

/** What newcomers still have to enter in their record. Nothing once an event is recorded: the record itself says it then. */
export function missingAtFirst(
  dataIssues: readonly DoNow_DataIssueFragment[],
  series: readonly Pick<DoNow_SeriesFragment, 'standing'>[],
): readonly DoNow_DataIssueFragment[] {
  if (series.some(({ standing }) => standing.doneOn !== null)) return [];
  // Staff enter first due dates.
  return dataIssues.filter(({ code }) => code !== 'FIRST_DUE_NOT_ENTERED');
}
