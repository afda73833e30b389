import { NativeSelect, Text } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { cycleText } from '../../../../domain/due/requirementText.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import { counted } from '../../../../domain/words.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { SlicedList } from '../../../app/people/SlicedList.tsx';
import { useListFilter } from '../../../app/tables/lists/useListFilter.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { messageFor } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { isComposing } from '../../../components/isComposing.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { linesBeyond } from '../../../components/paste/cellsIn.ts';
import { withoutHeading } from '../../../components/paste/heading.ts';
import { NOTHING_LEFT_OUT, PasteNote } from '../../../components/paste/PasteNote.tsx';
import { isOneText, pastedReadings, type Reading } from '../../../components/paste/readings.ts';
import { usePaste } from '../../../components/paste/usePaste.tsx';
import rowList from '../../../components/rows.module.css';
import { today } from '../../../components/today.ts';
import { EventDays, FOR_RECORD } from '../EventDays.tsx';
import type { WholeRequirement } from '../requirement.ts';
import { refusalProblems, RefusedEvents, useAddEvents } from '../useAddEvents.ts';
import { useDueFilter } from '../useDueFilter.ts';
import { checkResults, type EnterValues, resultField, resultHelp, resultsTyped } from './enterValues.ts';
import { isResultHeading } from './resultHeading.ts';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';
import { ResultRow } from './ResultRow.tsx';

type EnterFormProps = {
  requirements: readonly WholeRequirement[];
  /** The first of the requirements. */
  first: WholeRequirement;
  /** Everyone in the unit. */
  rows: readonly ResultRow_RowFragment[];
};

/** Shown for a draft whose requirement is gone; its results must not move to another requirement. */
const NO_REQUIREMENT = 'The requirement in your draft is no longer in use. Choose another one.';

/** Enters many people's results for one event, typed one below the other or pasted from a spreadsheet. A blank means the person wasn't there. */
export function EnterForm({ requirements, first, rows }: EnterFormProps) {
  const { search } = useLocation();
  const filter = useDueFilter();
  const { choice } = useListFilter();
  const back = { to: `${paths.adminDue}${search}`, screen: 'Due' };
  const typedForm = useAddForm<EnterValues>({
    // The values chosen on the screen that leads here.
    requirementId: requirements.some(({ id }) => id === filter.requirement) ? filter.requirement : first.id,
    doneOn: today(),
    expiresOn: '',
    section: choice.section,
    forRecord: 'true',
    results: {},
  });
  const { values, change } = typedForm;
  const [saved, setSaved] = useState<readonly string[]>([]);
  /** The person whose result the keyboard came to last. */
  const [reached, setReached] = useState<string | null>(null);
  const { paste, dialog } = usePaste();
  /** What the last paste left out. */
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const addEvents = useAddEvents();
  const chosen = requirements.find(({ id }) => id === values.requirementId);
  const requirement = chosen ?? first;
  const doneOn = isLocalDate(values.doneOn) ? values.doneOn : today();
  // People may have left since the draft was typed.
  const typed = resultsTyped(values).filter((id) => rows.some(({ soldier }) => soldier.id === id));
  // People with a result always show, because their results will be saved whatever section is chosen.
  const listed = rows.filter(
    ({ soldier }) => values.section === '' || soldier.section === values.section || typed.includes(soldier.id),
  );
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Enter an event',
    hasChanges: typed.length > 0,
    check: (element) =>
      chosen
        ? checkResults(withUnreadableDays(values, element), chosen, rows, today())
        : { problems: [{ field: 'requirementId', message: NO_REQUIREMENT }] },
    send: async (variables) => {
      const refused = await addEvents(variables);
      if (refused.length === 0) return;
      const left = refused.map(({ soldierId }) => soldierId);
      setSaved(typed.filter((id) => !left.includes(id)));
      change({ results: Object.fromEntries(left.map((id) => [id, values.results[id] ?? ''])) });
      throw new RefusedEvents([
        { field: null, message: `${typed.length - left.length} saved, ${left.length} not.` },
        ...refused.map(({ soldierId, message }) => ({ field: resultField(soldierId), message })),
      ]);
    },
    explain: refusalProblems,
    doneText: `${counted(typed.length, 'event')} saved.`,
    leadsTo: () => ({ to: `${paths.adminDue}?requirement=${encodeURIComponent(requirement.id)}` }),
  });
  const field = formFields(values, change, problems);
  const problemOf = (id: string) => messageFor(problems, resultField(id));

  /** The place of a result's field in the list; -1 if it is no such field. */
  function placeOf(target: EventTarget): number {
    return listed.findIndex(({ soldier }) => target instanceof Element && target.id === resultField(soldier.id));
  }

  /** Moves the focus to a result, which may have to be drawn first. */
  function goTo(place: number) {
    const id = listed[place]?.soldier.id;
    if (id === undefined) return;
    flushSync(() => setReached(id));
    const next = document.getElementById(resultField(id));
    if (!(next instanceof HTMLInputElement)) return;
    next.focus();
    next.select();
  }

  /** Enter and the arrow keys move between results. Enter on the last one moves to the button, so that nothing is sent by accident. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    const place = placeOf(event.target);
    if (step === 0 || place < 0 || isComposing(event)) return;
    event.preventDefault();
    if (event.key === 'Enter' && place === listed.length - 1) {
      event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    } else {
      goTo(place + step);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const at = placeOf(event.target);
    const readings = pastedReadings(event.clipboardData);
    if (isSubmitting || at < 0 || isOneText(readings)) return;
    event.preventDefault();
    paste(readings, (reading) => fillBelow(reading, at));
  }

  /** Fills the results from this person down with the first pasted column. */
  function fillBelow({ cells: given, isOwn }: Reading, at: number) {
    const isHeading = (text: string, beside: number) => beside === 0 && isResultHeading(text, requirement, doneOn);
    const { cells, headings } = isOwn ? { cells: given, headings: [] } : withoutHeading(given, isHeading);
    const below = listed.slice(at).map(({ soldier }) => soldier.id);
    const pasted = below.slice(0, cells.length).map((id, index) => [id, cells[index]?.[0] ?? ''] as const);
    setLeftOut({ beyond: linesBeyond(cells, below.length), headings });
    change({ results: { ...values.results, ...Object.fromEntries(pasted) } });
    goTo(Math.min(at + pasted.length, listed.length - 1));
  }

  return (
    <>
      <TypedForm
        {...form}
        width="whole"
        back={back}
        typed={typedForm}
        submit={typed.length === 0 ? 'Save results' : `Save ${counted(typed.length, 'result')}`}
        isLongForm
      >
        <FieldGroup legend="Event" isLong>
          <SelectField
            name="requirementId"
            label="Requirement"
            problem={chosen ? undefined : NO_REQUIREMENT}
            help={`${cycleText(requirement)}.`}
            options={requirements.map(({ id }) => id)}
            optionLabel={Object.fromEntries(requirements.map(({ id, name }) => [id, name]))}
            {...(!chosen && { placeholder: 'Please choose' })}
            value={chosen?.id ?? ''}
            onChange={(requirementId) => change({ requirementId })}
          />
          <EventDays requirement={requirement} field={field} />
          <ChoiceField {...field('forRecord')} label="Counts" options={FOR_RECORD} />
          <NativeSelect
            id="section"
            name="section"
            label="Section"
            value={values.section}
            onChange={(event) => change({ section: event.currentTarget.value })}
            data={[
              { value: '', label: 'Everyone' },
              ...SECTIONS.map((section) => ({ value: section, label: sectionLabel[section] })),
            ]}
          />
        </FieldGroup>
        <FieldGroup legend="Results">
          <div onPaste={onPaste}>
            <Text c="dimmed" mb="sm">
              {chosen && resultHelp(chosen, doneOn)} Press Enter or an arrow key to move on. You can paste a spreadsheet
              column. Leave people who weren't there blank.
            </Text>
            <div
              onKeyDown={goOn}
              // A form has no choice about printing medical requirements, so they stay off paper.
              data-screen-only={requirement.medical || undefined}
            >
              <SlicedList
                label="Results"
                className={rowList.rows}
                lines={listed}
                idOf={({ soldier }) => soldier.id}
                height="3.25rem"
                isHeld={({ soldier }) => soldier.id === reached || problemOf(soldier.id) !== undefined}
              >
                {(row) => (
                  <ResultRow
                    key={row.soldier.id}
                    row={row}
                    requirement={requirement}
                    doneOn={doneOn}
                    isForRecord={values.forRecord === 'true'}
                    text={values.results[row.soldier.id] ?? ''}
                    problem={problemOf(row.soldier.id)}
                    isSaved={saved.includes(row.soldier.id)}
                    onType={(text) => change({ results: { ...values.results, [row.soldier.id]: text } })}
                  />
                )}
              </SlicedList>
            </div>
          </div>
          <LiveRegion>
            <PasteNote {...leftOut} />
          </LiveRegion>
        </FieldGroup>
      </TypedForm>
      {dialog}
    </>
  );
}
