import { Skeleton } from '@mantine/core';
import { useDeferredValue, useId, useMemo } from 'react';
import { groupCounts } from '../../../domain/due/counts.ts';
import { shortPeople } from '../../../domain/readiness/shortfalls.ts';
import { Section } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { today } from '../../components/today.ts';
import { FirstSteps } from '../firstSteps/FirstSteps.tsx';
import { useFirstSteps } from '../firstSteps/useFirstSteps.ts';
import { type ReadinessOverviewQuery, useReadinessOverviewQuery } from './AdminOverviewScreen.generated.ts';
import { calledAmong } from './briefPerson.ts';
import { doFirst } from './doFirst.ts';
import { DoFirst } from './DoFirst.tsx';
import { Gauges } from './Gauges.tsx';
import { Measures } from './Measures.tsx';
import { NextWeeks } from './NextWeeks.tsx';
import classes from './overview.module.css';
import { OverviewTools } from './OverviewTools.tsx';
import { peopleIn } from './peopleIn.ts';
import { ReadinessBrief } from './ReadinessBrief.tsx';
import { ReadinessLists } from './ReadinessLists.tsx';
import { Scores } from './Scores.tsx';
import { shortfallChips } from './shortfallChips.ts';
import { useShownSection } from './useShownSection.ts';
import { Verdict } from './Verdict.tsx';
import { WhoIsShort } from './WhoIsShort.tsx';

/**
 * The readiness overview: whether the unit is ready, whether that is better than before, and what to do. Below, the seven lists. Pressing a
 * gauge shows its people and narrows everything to them; pressing a measure shows its scores. Printed, it's a one-page brief of the whole unit.
 */
export const AdminOverviewScreen = withUnitPolicy(AdminOverview);

function AdminOverview() {
  // Shows the cached overview at once, and refetches it.
  const { data, error, retry } = useUnitList(useReadinessOverviewQuery({ fetchPolicy: 'cache-and-network' }));
  const { first, isAwaited } = useFirstSteps();
  // The first steps can be what the screen waits for, so this is deferred, too.
  const shown = useDeferredValue(isAwaited ? undefined : data);
  if (!shown && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <>
      {/* Print shows the brief instead. */}
      <div className={classes.screen} data-screen-only>
        <OverviewTools lists={shown?.readinessOverview.lists} />
        <QueryAlert error={error} onRetry={retry} />
        {shown && first && <FirstSteps {...first} />}
        {shown ? <Overview data={shown} /> : <OverviewSkeleton />}
      </div>
      {shown && <ReadinessBrief overview={shown.readinessOverview} due={shown.dueOverview} />}
    </>
  );
}

function Overview({ data }: { data: ReadinessOverviewQuery }) {
  const { readinessOverview, staffApprovals, openGraduations, dueOverview } = data;
  const policy = usePolicy();
  const shown = useShownSection();
  const { section } = shown;
  const { gauges, lists, toComplete } = readinessOverview;
  const { requirements } = dueOverview;
  const day = today();
  const scoresId = useId();
  const [scores, showScores] = useQueryValue('scores');
  const press = (measure: string) => showScores(scores === measure ? '' : measure);
  const rows = useMemo(() => calledAmong(dueOverview.rows), [dueOverview]);
  const short = useMemo(() => {
    const names = { requirements: new Map(requirements.map(({ id, name }) => [id, name])), policy };
    return shortPeople(lists, rows, requirements).map(({ person, shortfalls }) => ({
      ...person,
      chips: shortfallChips(shortfalls, names, day),
    }));
  }, [lists, rows, requirements, policy, day]);
  const chips = useMemo(() => new Map(short.map((person) => [person.id, person.chips])), [short]);
  const chipsOf = (id: string) => chips.get(id) ?? NONE;
  const own = rows.filter(({ soldier }) => section === null || soldier.section === section);
  const people =
    requirements.length === 0 ? null : groupCounts(own.map(({ standings }) => standings.map(({ state }) => state)));
  const gauge = gauges.find((one) => one.section === section);
  const isWhole = section === null;
  const ownShort = peopleIn(section, short);
  return (
    <>
      <Verdict people={people} short={ownShort.length} all={own.length} section={section} />
      <div className={classes.top}>
        <Gauges gauges={gauges} shown={shown} lists={lists} chipsOf={chipsOf} />
        {gauge && <Measures gauge={gauge} people={people} scores={{ open: scores, id: scoresId, onPress: press }} />}
      </div>
      {(scores === 'fitness' || scores === 'weapons') && <Scores id={scoresId} measure={scores} section={section} />}
      <div className={classes.middle}>
        <NextWeeks due={dueOverview} section={section} />
        <DoFirst
          section={section}
          tasks={doFirst({
            requirements,
            standings: own.flatMap(({ standings }) => standings),
            openPlaces: gauges
              .filter((one) => (isWhole ? one.section !== null : one.section === section))
              .reduce((sum, { capacity, filled }) => sum + Math.max(0, capacity - filled), 0),
            unassigned: own.filter(({ soldier }) => soldier.section === Section.UNASSIGNED).length,
            pastEts: own.flatMap(({ soldier }) => (soldier.pastEts ? [soldier.lastName] : [])),
            // These are only known for the whole unit.
            approvals: isWhole ? staffApprovals.length : 0,
            graduations: isWhole ? openGraduations : 0,
            toComplete: isWhole ? toComplete : 0,
          })}
        />
      </div>
      <div className={classes.low}>
        <WhoIsShort people={ownShort} all={own.length} section={section} chipsOf={chipsOf} />
        <ReadinessLists lists={lists} section={section} />
      </div>
    </>
  );
}

const NONE: readonly [] = [];

function OverviewSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Loading the overview">
      <Skeleton className={classes.verdictHeight} maw="42rem" />
      <div className={classes.top}>
        <Skeleton className={classes.gaugesHeight} />
        <Skeleton className={classes.measuresHeight} />
      </div>
      <div className={classes.middle}>
        <Skeleton h="16.5rem" />
        <Skeleton h="16.5rem" />
      </div>
      <div className={classes.low}>
        <Skeleton h="54rem" />
        <Skeleton h="64rem" />
      </div>
    </div>
  );
}
