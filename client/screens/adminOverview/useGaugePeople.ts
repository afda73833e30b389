import type { Section } from '../../../domain/values.ts';
import { useUnitChangesSubscription } from '../../app/live/UnitChanges.generated.ts';
import { usePages } from '../../app/pages/usePages.ts';
import { GaugePeopleDocument } from './GaugePeople.generated.ts';

const PAGE = 50;

/** The people whom a gauge counts. They follow what others change, as the gauge does. */
export function useGaugePeople(section: Section | null) {
  const variables = { filter: { section }, first: PAGE };
  const { askAgain, ...pages } = usePages(GaugePeopleDocument, variables, ({ soldiers }) => soldiers);
  useUnitChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => askAgain(data?.unitChanged.unchangedForSeconds),
  });
  return pages;
}
