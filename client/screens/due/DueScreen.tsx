import { Stack } from '@mantine/core';
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
import { Note } from '../../components/Note.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { DueFiles } from './DueFiles.tsx';
import { DueLists } from './DueLists.tsx';
import { DueMatrix } from './DueMatrix.tsx';
import { DueOnPaper } from './DueOnPaper.tsx';
import { type WhoIsDueQuery, useWhoIsDueQuery } from './DueScreen.generated.ts';
import { DueSummary } from './DueSummary.tsx';
import { DueTools } from './DueTools.tsx';
import { DueWeeks } from './DueWeeks.tsx';
import { useDueFilter } from './useDueFilter.ts';
import { useDueShown } from './useDueShown.ts';

/** Due: everyone's status for every requirement, today or as of another day. */
export function DueScreen() {
  const { on } = useDueFilter();
  const { data, error, retry } = useUnitList(useWhoIsDueQuery({ variables: { on }, fetchPolicy: 'cache-and-network' }));
  const overview = data?.dueOverview;
  const medical = useWithMedical();
  const isDesk = useMatches('(min-width: 48em)');
  const hasRequirements = useHasRequirements();
  if (!overview && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!hasRequirements && (overview?.requirements ?? []).length === 0 && on === null) {
    return (
      <Stack gap="md">
        <ScreenTitle title="Due" />
        <QueryAlert error={error} onRetry={retry} />
        {overview ? (
          <Note>
            Your unit has no requirements yet, such as the fitness test or the rifle. Once it does, this screen shows
            who isn’t current, today or on any later date.{' '}
            <TextLink to={`${paths.adminUnit}/requirements`}>Choose requirements</TextLink>
          </Note>
        ) : (
          <ScreenSkeleton what="what is due" parts={['4rem']} />
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      <DueTools
        requirements={overview?.requirements ?? []}
        isTable={isDesk}
        more={overview ? <DueFiles overview={overview} medical={medical} /> : null}
      />
      <QueryAlert error={error} onRetry={retry} />
      {overview ? (
        <Overview overview={overview} medical={medical} isDesk={isDesk} />
      ) : (
        <ScreenSkeleton what="what is due" parts={['1.5rem', '6.5rem', '24rem']} />
      )}
    </Stack>
  );
}

type OverviewProps = {
  overview: WhoIsDueQuery['dueOverview'];
  medical: ReturnType<typeof useWithMedical>;
  isDesk: boolean;
};

function Overview({ overview, medical, isDesk }: OverviewProps) {
  const { choice } = useListFilter();
  const { on } = useDueFilter();
  const { requirements, people, rows, when, leftOut, medicalPeople } = useDueShown(overview, medical.isShown);
  const isOnPaper = useIsOnPaper();
  const section = choice.section === '' ? null : choice.section;
  const View = isOnPaper ? DueOnPaper : isDesk ? DueMatrix : DueLists;
  const notes = [
    overview.requirements.length === 0 ? 'No requirement is in force.' : '',
    rows.length === 0 ? 'Nobody to show.' : '',
  ];
  return (
    <>
      <DueSummary
        day={on === null && !isOnPaper ? null : overview.day}
        people={people}
        medicalPeople={medicalPeople}
        note={notes.filter((text) => text !== '').join(' ')}
      />
      <MedicalLeftOut count={leftOut} all={leftOut + requirements.length} what="requirement" />
      {requirements.length > 0 && !isOnPaper && <DueWeeks day={overview.day} people={people} />}
      {rows.length > 0 && requirements.length > 0 && (
        <PeopleList screen="Due" name="Due" ids={rows.map(({ soldier }) => soldier.id)}>
          <View
            day={overview.day}
            requirements={requirements}
            counts={overview.counts}
            rows={rows}
            section={section}
            when={when}
          />
        </PeopleList>
      )}
    </>
  );
}
