import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CYCLES } from '../../../../domain/due/cycles.ts';
import { cycleText } from '../../../../domain/due/requirementText.ts';
import { DueState } from '../../../../domain/due/states.ts';
import { messages } from '../../../../domain/errors.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { backTo } from '../../../app/browser/place.ts';
import { isGone } from '../../../app/failures/failure.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { noLonger } from '../../../app/failures/noLonger.ts';
import { NothingToShow } from '../../../app/failures/NothingToShow.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { dropDraft, formsWithDraft } from '../../../app/forms/drafts/drafts.ts';
import { useDraftKey } from '../../../app/forms/drafts/useDraft.ts';
import { replaceForm } from '../../../app/forms/unsaved/replaceForm.ts';
import { useUnitList } from '../../../app/live/useUnitList.ts';
import { paths } from '../../../app/paths.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { MedicalPart } from '../../../app/tables/medical/MedicalPart.tsx';
import { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../../app/tables/medical/WithMedicalField.tsx';
import { BackLink } from '../../../components/BackLink.tsx';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { TextLink } from '../../../components/TextLink.tsx';
import { today } from '../../../components/today.ts';
import { DueStandingMark } from '../DueStandingMark.tsx';
import { EVENT_FILE_COLUMNS } from '../fileColumns.ts';
import { standingPlace } from '../StandingLink.tsx';
import { ExcusePanel, FirstDuePanel } from './DayPanel.tsx';
import { type DueSeriesQuery, useDueSeriesQuery } from './DueSeriesScreen.generated.ts';
import { EventEntry } from './EventEntry.tsx';
import type { EventForm_EventFragment } from './EventForm.generated.ts';
import { CorrectEventForm, EnterEventForm } from './EventForm.tsx';

/**
 * Everything about one soldier's requirement: status, events, a form for another event, and an excuse. A medical requirement is left out of
 * paper and files unless the person includes it.
 */
export function DueSeriesScreen() {
  const { soldierId = '', requirementId = '' } = useParams();
  const { search } = useLocation();
  const medical = useWithMedical();
  const query = useDueSeriesQuery({ variables: { soldierId }, fetchPolicy: 'network-only' });
  const { data, error, retry } = useUnitList(query);
  if (!data) {
    if (error) return <QueryFailure error={error} onRetry={retry} />;
    return <ScreenSkeleton what="the events" parts={['3rem', '16rem', '10rem']} />;
  }
  if (isGone(error)) return <QueryFailure error={error} onRetry={retry} />;
  if (data.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={soldierId} />;
  const series = data.dueOf.find(({ requirement }) => requirement.id === requirementId);
  const to = `${paths.adminDue}${search}`;
  const { firstName, givenName } = data.soldier;
  const soldier = { ...data.soldier, givenName: givenName ?? firstName };
  if (!series) {
    return (
      <NothingToShow
        title="No requirement to show"
        message={`This doesn't apply to ${rankAndName(soldier)}.`}
        backLabel="Back to Due"
        backTo={to}
      />
    );
  }
  const isMedical = series.requirement.medical;
  const isLeftOut = isMedical && !medical.isAsked;
  return (
    <MedicalPart isLeftOut={isLeftOut}>
      <Stack gap="lg">
        <ScreenTitle
          back={<BackLink to={to} state={backTo(standingPlace(soldierId, requirementId))} screen="Due" />}
          // Browsers print the title at the paper's edge too, so it must not name a hidden medical requirement.
          title={`${isMedical && !medical.isShown ? 'Medical requirement' : series.requirement.name}: ${rankAndName(soldier)}`}
          actions={
            series.events.length > 0 || isMedical ? (
              <Group gap="sm">
                {isMedical && <WithMedicalField {...medical} />}
                {!isLeftOut && series.events.length > 0 && (
                  <ExportMenu
                    label={`${series.requirement.name} of ${rankAndName(soldier)}`}
                    columns={EVENT_FILE_COLUMNS}
                    rows={series.events.map((event) => ({ soldier, requirement: series.requirement, event }))}
                  />
                )}
              </Group>
            ) : null
          }
        />
        <QueryAlert error={error} onRetry={retry} />
        {/* The browser's history may lead from one series to another. */}
        <Series key={`${soldierId} ${requirementId}`} soldier={soldier} series={series} refetch={query.refetch} />
      </Stack>
    </MedicalPart>
  );
}

type SeriesProps = {
  soldier: DueSeriesQuery['soldier'];
  series: DueSeriesQuery['dueOf'][number];
  refetch: ReturnType<typeof useDueSeriesQuery>['refetch'];
};

function Series({ soldier, series: { requirement, standing, events, firstDueOn }, refetch }: SeriesProps) {
  const address = useDraftKey();
  /** The event being corrected, as it was when its form opened. Its form replaces the one for a new event. */
  const [corrected, setCorrected] = useState<EventForm_EventFragment | null>(() => {
    const kept = formsWithDraft(address);
    return events.find(({ id }) => kept.includes(id)) ?? null;
  });
  /** How many events were entered. Each one gets a new form. */
  const [entered, setEntered] = useState(0);
  const state = useRef<HTMLDivElement>(null);

  function correct(event: EventForm_EventFragment) {
    if (event.id !== corrected?.id) replaceForm(() => setCorrected(event));
  }

  /**
   * Reloads the status and focuses it, because the element that had the focus may be gone. If that fails, the alert says so; the change
   * before it succeeded.
   */
  async function load() {
    await refetch().catch(() => undefined);
    state.current?.focus();
  }

  async function reload(): Promise<EventForm_EventFragment> {
    const { dueOf } = dataOf(await refetch());
    const event = dueOf.flatMap((one) => one.events).find(({ id }) => id === corrected?.id);
    if (!event) throw noLonger(messages.dueEventDoesNotExist);
    return event;
  }

  async function reloadSeries() {
    const { dueOf } = dataOf(await refetch());
    return dueOf.find((one) => one.requirement.id === requirement.id);
  }

  async function close() {
    // So that the next form doesn't open with this event.
    dropDraft();
    await load();
    // Another form may have opened in the meantime.
    setCorrected((current) => (current === corrected ? null : current));
    setEntered((count) => count + 1);
  }

  function cancel() {
    setCorrected(null);
    state.current?.focus();
  }

  async function forget(event: EventForm_EventFragment) {
    await load();
    setCorrected((current) => (current?.id === event.id ? null : current));
  }

  return (
    <>
      <div ref={state} tabIndex={-1}>
        <DueStandingMark standing={standing} on={today()} />
        <Text c="dimmed">
          {cycleText(requirement)}.{' '}
          <TextLink to={paths.userInfo(soldier.id)}>Open the record of {rankAndName(soldier)}</TextLink>
        </Text>
      </div>
      <Panel title={corrected ? 'Correct event' : 'Enter event'}>
        {corrected ? (
          <CorrectEventForm
            key={corrected.id}
            soldierId={soldier.id}
            requirement={requirement}
            events={events}
            event={corrected}
            reload={reload}
            onDone={close}
            onCancel={cancel}
          />
        ) : (
          <EnterEventForm
            key={entered}
            soldierId={soldier.id}
            requirement={requirement}
            events={events}
            onDone={close}
          />
        )}
      </Panel>
      <Panel title="Events">
        {events.length === 0 ? (
          <Text c="dimmed">None yet.</Text>
        ) : (
          <ul className={rows.rows} aria-label="Events">
            {events.map((one) => (
              <EventEntry
                key={one.id}
                soldierId={soldier.id}
                requirement={requirement}
                event={one}
                onGone={() => forget(one)}
                actions={
                  <Button
                    variant="subtle"
                    aria-label={`Correct the event of ${formatDay(one.doneOn)}`}
                    onClick={() => correct(one)}
                  >
                    Correct
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </Panel>
      {CYCLES[requirement.cycle].isDayEntered &&
        standing.doneOn === null &&
        standing.state !== DueState.NOT_REQUIRED && (
          <FirstDuePanel
            soldierId={soldier.id}
            requirementId={requirement.id}
            firstDueOn={firstDueOn}
            reload={async () => (await reloadSeries())?.firstDueOn ?? null}
          />
        )}
      {standing.state !== DueState.NOT_REQUIRED && (
        <ExcusePanel
          soldierId={soldier.id}
          requirementId={requirement.id}
          excusedUntil={standing.excusedUntil}
          reload={async () => (await reloadSeries())?.standing.excusedUntil ?? null}
        />
      )}
    </>
  );
}
