import { Button, Group, Stack, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { groupCounts, groupCountsText } from '../../../domain/due/counts.ts';
import { ofThemMedical } from '../../../domain/due/medicalText.ts';
import type { DueState } from '../../../domain/due/states.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { useIsOnPaper } from '../../app/browser/useIsOnPaper.ts';
import { useMatches } from '../../app/browser/useMatches.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { MedicalLeftOut } from '../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { Link } from '../../components/Link.tsx';
import { Note } from '../../components/Note.tsx';
import { MoreMenu } from '../../components/parts/MoreMenu.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { SkipToTable } from '../../components/table/SkipToTable.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { DueFiles } from './DueFiles.tsx';
import { DueFilter } from './DueFilter.tsx';
import { DueLists } from './DueLists.tsx';
import { DueMatrix } from './DueMatrix.tsx';
import { DueOnPaper } from './DueOnPaper.tsx';
import { type WhoIsDueQuery, useWhoIsDueQuery } from './DueScreen.generated.ts';
import { useDueFilter } from './useDueFilter.ts';
import { useDueShown } from './useDueShown.ts';

/** Due: everyone's status for every requirement, today or as of another day. */
export function DueScreen() {
  const { on } = useDueFilter();
  const { search } = useLocation();
  const { data, error, retry } = useUnitList(useWhoIsDueQuery({ variables: { on }, fetchPolicy: 'cache-and-network' }));
  const overview = data?.dueOverview;
  const medical = useWithMedical();
  if (!overview && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      <ScreenTitle
        title="Due"
        actions={
          overview && overview.requirements.length > 0 ? (
            <Group gap="sm">
              <MoreMenu>
                <DueFiles overview={overview} medical={medical} />
              </MoreMenu>
              <Button component={Link} to={`${paths.dueEnter}${search}`} variant="default">
                Enter an event
              </Button>
            </Group>
          ) : null
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {overview ? (
        <Overview overview={overview} medical={medical} />
      ) : (
        <ScreenSkeleton what="what is due" parts={['4rem', '24rem']} />
      )}
    </Stack>
  );
}

type OverviewProps = { overview: WhoIsDueQuery['dueOverview']; medical: ReturnType<typeof useWithMedical> };

function Overview({ overview, medical }: OverviewProps) {
  const { choice } = useListFilter();
  const { on } = useDueFilter();
  const { requirements, people, rows, leftOut, medicalPeople } = useDueShown(overview, medical.isShown);
  const isOnPaper = useIsOnPaper();
  const isDesk = useMatches('(min-width: 48em)');
  const hasRequirements = useHasRequirements();
  if (!hasRequirements && overview.requirements.length === 0 && on === null) {
    return (
      <Note>
        Your unit has no requirements with dates yet, such as the fitness test or the rifle. With some, this screen
        shows who is not current, today or on any day ahead.{' '}
        <TextLink to={`${paths.adminUnit}/requirements`}>Choose requirements</TextLink>
      </Note>
    );
  }
  const section = choice.section === '' ? null : choice.section;
  const View = isOnPaper ? DueOnPaper : isDesk ? DueMatrix : DueLists;
  return (
    <>
      {View === DueMatrix && <SkipToTable name="Due" />}
      <DueFilter requirements={overview.requirements} />
      <Text aria-live="polite">
        {summaryText(overview.day, on === null && !isOnPaper, people)}
        {ofThemMedical(medicalPeople)}.{overview.requirements.length === 0 && ' No requirement is in force.'}
        {rows.length === 0 && people.length > 0 && ' Nobody to show.'}
      </Text>
      <MedicalLeftOut count={leftOut} all={leftOut + requirements.length} what="requirement" />
      {rows.length > 0 && requirements.length > 0 && (
        <PeopleList screen="Due" name="Due" ids={rows.map(({ soldier }) => soldier.id)}>
          <View day={overview.day} requirements={requirements} counts={overview.counts} rows={rows} section={section} />
        </PeopleList>
      )}
    </>
  );
}

type People = readonly { readonly standings: readonly { readonly state: DueState }[] }[];

/** `On 01 MAR 2027, of 30 people: 9 not current, 4 due soon, 2 to do, 15 current` */
function summaryText(day: string, isToday: boolean, people: People): string {
  const counts = groupCounts(people.map(({ standings }) => standings.map(({ state }) => state)));
  const when = isToday ? 'Today' : `On ${formatDay(day)}`;
  const whom = people.length === 1 ? '1 person' : `${people.length} people`;
  const groups = [groupCountsText(counts), counts.current > 0 ? `${counts.current} current` : ''];
  return `${when}, of ${whom}: ${groups.filter((text) => text !== '').join(', ') || 'nobody'}`;
}
