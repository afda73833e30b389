import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cycleText } from '../../../../domain/due/requirementText.ts';
import { tallyText } from '../../../../domain/due/typedResult.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { isBlank } from '../../../../domain/texts.ts';
import { sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import { counted } from '../../../../domain/words.ts';
import { useQueryParams } from '../../../app/browser/useQueryParams.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { isChosen } from '../../../app/tables/lists/listedPerson.ts';
import { SectionFilter } from '../../../app/tables/lists/SectionFilter.tsx';
import { useListFilter } from '../../../app/tables/lists/useListFilter.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { isComposing } from '../../../components/isComposing.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { linesBeyond } from '../../../components/paste/cellsIn.ts';
import { withoutHeading } from '../../../components/paste/heading.ts';
import { NOTHING_LEFT_OUT, PasteNote } from '../../../components/paste/PasteNote.tsx';
import { isOneText, pastedReadings, type Reading } from '../../../components/paste/readings.ts';
import { usePaste } from '../../../components/paste/usePaste.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { today } from '../../../components/today.ts';
import { EventDays, FOR_RECORD } from '../EventDays.tsx';
import type { WholeRequirement } from '../requirement.ts';
import { refusalProblems, RefusedEvents, useAddEvents } from '../useAddEvents.ts';
import { useDueFilter } from '../useDueFilter.ts';
import { EnterBar } from './EnterBar.tsx';
import classes from './EnterForm.module.css';
import { checkResults, type EnterValues, judged, resultField, resultHelp, resultsTyped } from './enterValues.ts';
import { isResultHeading } from './resultHeading.ts';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';
import { ResultRow } from './ResultRow.tsx';

type EnterFormProps = {
  requirements: readonly WholeRequirement[];
  /** The first of the requirements. */
  first: WholeRequirement;
  /** Everyone in the unit. */
  rows: readonly Row[];
};

type Row = ResultRow_RowFragment;

/** Shown for a draft whose requirement is gone; its results must not move to another requirement. */
const NO_REQUIREMENT = 'The requirement in your draft is no longer in use. Choose another one.';

/** Enters many people's results for one event, typed one below the other or pasted from a spreadsheet. A blank means the person wasn't there. */
export function EnterForm({ requirements, first, rows }: EnterFormProps) {
  const { search } = useLocation();
  const filter = useDueFilter();
  const { choice, setSearch, setSection } = useListFilter();
  const [, setParams] = useQueryParams();
  const back = { to: `${paths.adminDue}${search}`, screen: 'Due' };
  const typedForm = useAddForm<EnterValues>({
    // The values chosen on the screen that leads here.
    requirementId: requirements.some(({ id }) => id === filter.requirement) ? filter.requirement : first.id,
    doneOn: today(),
    expiresOn: '',
    forRecord: 'true',
    results: {},
  });
  const { values, change } = typedForm;
  /** Whose result was typed last; null for many at once. Undefined until then. */
  const [last, setLast] = useState<Row | null>();
  const [saved, setSaved] = useState<readonly string[]>([]);
  const { paste, dialog } = usePaste();
  /** What the last paste left out. */
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const addEvents = useAddEvents();
  const chosen = requirements.find(({ id }) => id === values.requirementId);
  const requirement = chosen ?? first;
  const doneOn = isLocalDate(values.doneOn) ? values.doneOn : today();
  // People may have left since the draft was typed.
  const typed = resultsTyped(values).filter((id) => rows.some(({ soldier }) => soldier.id === id));
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
  const event = { requirement, doneOn, isForRecord: values.forRecord === 'true' };
  const textOf = ({ soldier }: Row) => values.results[soldier.id] ?? '';
  // Whatever the filter leaves out will be saved, too. What has to be corrected always shows.
  const isShown = (row: Row) =>
    isChosen(row.soldier, choice) ||
    judged(row, textOf(row), event)?.is === 'WRONG' ||
    messageFor(problems, resultField(row.soldier.id)) !== undefined;
  const sections = SECTIONS.map((section) => ({
    section,
    people: rows.filter((row) => row.soldier.section === section),
  })).filter(({ people }) => people.length > 0);
  const listed = sections.flatMap(({ people }) => people.filter(isShown));
  const unseen = rows.filter((row) => !isBlank(textOf(row)) && !isShown(row)).length;
  const tally = tallyText(
    requirement,
    typed.map((id) => values.results[id] ?? ''),
    doneOn,
  );
  const meaning = last ? judged(last, textOf(last), event) : null;
  const [said] = useDebouncedValue(
    last === undefined ? '' : sentences([last && meaning && `${rankAndName(last.soldier)}: ${meaning.text}`, tally]),
    TYPING_PAUSE_MS,
  );

  // Always the same function, so that only the row that is typed in is drawn again.
  const onType = useCallbackRef((row: Row, text: string) => {
    setLast(row);
    change({ results: { ...values.results, [row.soldier.id]: text } });
  });

  function showAll() {
    setParams((current) => {
      current.delete('search');
      current.delete('section');
      return current;
    });
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    const at = fieldsIn(list).findIndex((one) => one === event.target);
    const readings = pastedReadings(event.clipboardData);
    if (isSubmitting || at < 0 || isOneText(readings)) return;
    event.preventDefault();
    paste(readings, (reading) => fillBelow(reading, at, list));
  }

  /** Fills the results from this person down with the first pasted column. */
  function fillBelow({ cells: given, isOwn }: Reading, at: number, list: HTMLElement) {
    const isHeading = (text: string, beside: number) => beside === 0 && isResultHeading(text, requirement, doneOn);
    const { cells, headings } = isOwn ? { cells: given, headings: [] } : withoutHeading(given, isHeading);
    const below = listed.slice(at).map(({ soldier }) => soldier.id);
    const pasted = below.slice(0, cells.length).map((id, index) => [id, cells[index]?.[0] ?? ''] as const);
    setLeftOut({ beyond: linesBeyond(cells, below.length), headings });
    setLast(null);
    change({ results: { ...values.results, ...Object.fromEntries(pasted) } });
    fieldsIn(list)[Math.min(at + pasted.length, listed.length - 1)]?.focus();
  }

  return (
    <Stack gap="sm">
      <div>
        <BackLink {...back} />
        <ToolLine
          title={<ScreenTitle title={form.title} />}
          search={<SearchField label="Search names" search={choice.search} onSearch={setSearch} />}
          chosen={choice.section === '' ? 0 : 1}
          filters={<SectionFilter value={choice.section} onChange={setSection} />}
        />
      </div>
      <FormElement isSubmitting={isSubmitting} onSubmit={form.onSubmit} className={classes.form}>
        <ProblemSummary problems={problems} />
        <TypedNotes typed={typedForm} isSubmitting={isSubmitting} />
        <div role="group" aria-label="Event" className={classes.event}>
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
        </div>
        <Text c="dimmed" size="sm">
          {chosen && resultHelp(chosen, doneOn)}{' '}
          <span className={classes.keys}>
            Press Enter or an arrow key to move on. You can paste a spreadsheet column.{' '}
          </span>
          Leave people who weren't there blank.
        </Text>
        <div
          role="group"
          aria-label="Results"
          className={classes.results}
          data-kind={requirement.result}
          data-long={rows.length > LONG || undefined}
          onKeyDown={goOn}
          onPaste={onPaste}
          // A form has no choice about printing medical requirements, so they stay off paper.
          data-screen-only={requirement.medical || undefined}
        >
          {sections.map(({ section, people }) => (
            <section key={section} aria-label={sectionLabel[section]}>
              <h2 className={classes.section} hidden={!people.some(isShown)}>
                {sectionLabel[section]}{' '}
                <span className={classes.quiet}>
                  {people.filter((row) => !isBlank(textOf(row))).length} of {people.length} entered
                </span>
              </h2>
              <ul>
                {people.map((row) => (
                  <ResultRow
                    key={row.soldier.id}
                    row={row}
                    {...event}
                    text={textOf(row)}
                    problem={messageFor(problems, resultField(row.soldier.id))}
                    isSaved={saved.includes(row.soldier.id)}
                    isHidden={!isShown(row)}
                    onType={onType}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {!rows.some(isShown) && <Text>Nobody matches the filters.</Text>}
        <LiveRegion>
          <PasteNote {...leftOut} />
        </LiveRegion>
        <LiveRegion>
          <VisuallyHidden>{said}</VisuallyHidden>
        </LiveRegion>
        <EnterBar
          tally={tally}
          unseen={unseen}
          onShowAll={showAll}
          submit={typed.length === 0 ? 'Save results' : `Save ${counted(typed.length, 'result')}`}
          isSubmitting={isSubmitting}
          cancel={back}
        />
      </FormElement>
      {dialog}
    </Stack>
  );
}

/** So many rows are drawn wherever they are. */
const LONG = 120;

/** How long after the last key screen readers announce what a result means, in milliseconds. */
const TYPING_PAUSE_MS = 800;

function sentences(texts: readonly (string | null | undefined)[]): string {
  return texts.flatMap((text) => (text ? `${text.replace(/\.$/, '')}.` : [])).join(' ');
}

/** The result fields that the filter shows, in order. */
function fieldsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not([hidden]) [data-result]')];
}

/** Enter and the arrow keys move between results. Enter on the last one moves to the button, so that nothing is sent by accident. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || isComposing(event)) return;
  event.preventDefault();
  const fields = fieldsIn(event.currentTarget);
  const next = fields[fields.findIndex((one) => one === event.target) + step];
  if (next) {
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  } else if (event.key === 'Enter') {
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
}
