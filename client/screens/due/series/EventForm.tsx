import { Text } from '@mantine/core';
import { useState } from 'react';
import { CYCLES } from '../../../../domain/due/cycles.ts';
import {
  asksForPass,
  eventProblems,
  type GivenEvent,
  NOTE_MAX_LENGTH,
  resultProblem,
  scoreLabel,
} from '../../../../domain/due/eventProblems.ts';
import { type DueEvent, DueResult, scaleOf } from '../../../../domain/due/requirements.ts';
import { effectText, newerThan } from '../../../../domain/due/typedResult.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { nameText } from '../../../../domain/nameText.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { valueText } from '../../../components/changeText.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { PartForm } from '../../../components/form/PartForm.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { today } from '../../../components/today.ts';
import { EventDays, FOR_RECORD } from '../EventDays.tsx';
import type { WholeRequirement } from '../requirement.ts';
import { refusalProblems, RefusedEvents, useAddEvents } from '../useAddEvents.ts';
import classes from './EventEntry.module.css';
import { type EventForm_EventFragment, useCorrectDueEventMutation } from './EventForm.generated.ts';

type EventValues = ReturnType<typeof valuesOf>;

const PASSED = [
  { value: 'true', label: 'Pass' },
  { value: 'false', label: 'Fail' },
];

const FIELDS: readonly ConflictField<EventValues>[] = [
  { label: 'Day', fields: ['doneOn'], text: ({ doneOn }) => valueText('doneOn', doneOn || null) },
  { label: 'Due again on', fields: ['expiresOn'], text: ({ expiresOn }) => valueText('expiresOn', expiresOn || null) },
  {
    label: 'Result',
    fields: ['score', 'level', 'passed'],
    text: ({ score, level, passed }) =>
      [score, level, labelIn(PASSED, passed)].filter((part) => part !== '').join(', ') || 'nothing',
  },
  { label: 'Counts', fields: ['forRecord'], text: ({ forRecord }) => labelIn(FOR_RECORD, forRecord) },
  { label: 'Note', fields: ['note'], text: ({ note }) => note || 'nothing' },
];

type SeriesFormProps = {
  soldierId: string;
  requirement: WholeRequirement;
  /** The existing events, latest first. */
  events: readonly EventForm_EventFragment[];
  onDone: () => Promise<void>;
};

/** Adds an event to a soldier's series. */
export function EnterEventForm({ soldierId, requirement, events, onDone }: SeriesFormProps) {
  const [empty] = useState(() => valuesOf(null));
  const typed = useAddForm(empty);
  const addEvents = useAddEvents();
  async function send(event: GivenEvent) {
    const [refused] = await addEvents({ requirementId: requirement.id, rows: [{ soldierId, event }] });
    if (refused) throw new RefusedEvents([{ field: refused.field, message: refused.message }]);
  }
  return (
    <EventForm
      title="Enter event"
      requirement={requirement}
      seriesWith={(event) => [...events.toReversed(), event]}
      submit="Save event"
      send={send}
      doneText="Event saved."
      onDone={onDone}
      typed={typed}
    />
  );
}

type CorrectEventFormProps = SeriesFormProps & {
  /** The event that the form opens with. */
  event: EventForm_EventFragment;
  /** Loads the event's current version. */
  reload: () => Promise<EventForm_EventFragment>;
  onCancel: () => void;
};

/** Corrects an event of a soldier's series. */
export function CorrectEventForm(props: CorrectEventFormProps) {
  const { soldierId, requirement, events, event, reload, onDone, onCancel } = props;
  const edit = useEditForm({ form: event.id, opened: event, valuesOf, fields: FIELDS, reload });
  const [correctEvent] = useCorrectDueEventMutation();
  return (
    <EventForm
      title="Correct event"
      requirement={requirement}
      seriesWith={(corrected) => events.toReversed().map((one) => (one.id === event.id ? corrected : one))}
      submit="Save correction"
      send={(input) =>
        edit.save(({ id, version }) => correctEvent({ variables: { soldierId, eventId: id, version, event: input } }))
      }
      doneText="Event corrected."
      onDone={onDone}
      onCancel={onCancel}
      typed={edit}
    />
  );
}

type EventFormProps = {
  title: string;
  requirement: WholeRequirement;
  /** The soldier's events for this requirement including the typed one, in the order of entry. */
  seriesWith: (event: DueEvent) => readonly DueEvent[];
  typed: ReturnType<typeof useAddForm<EventValues>>;
  /** The text of the submit button. */
  submit: string;
  send: (event: GivenEvent) => Promise<void>;
  doneText: string;
  onDone: () => Promise<void>;
  /** Given if the form was opened by a button elsewhere on the screen. It then takes the focus and can be closed. */
  onCancel?: () => void;
};

function EventForm(props: EventFormProps) {
  const { title, requirement, seriesWith, typed, submit, send, doneText, onDone, onCancel } = props;
  const { values, hasChanges, change } = typed;
  const { form, problems, isSubmitting } = useSubmission({
    title,
    hasChanges,
    check: (element) => {
      const { doneOn, expiresOn } = withUnreadableDays(values, element);
      const message = dateMessage('Day', doneOn);
      if (message !== null) return { problems: [{ field: 'doneOn', message }] };
      const expiry = expiresOn === '' ? null : dateMessage('Due again on', expiresOn);
      if (expiry !== null) return { problems: [{ field: 'expiresOn', message: expiry }] };
      const input = eventIn({ ...values, doneOn, expiresOn }, requirement);
      const found = eventProblems(requirement, input, today());
      return found.length > 0 ? { problems: found } : { input };
    },
    send,
    explain: refusalProblems,
    doneText,
    onDone: () => void onDone(),
  });
  const field = formFields(values, change, problems);
  const event = eventIn(values, requirement);
  const isComplete = isLocalDate(values.doneOn) && resultProblem(requirement, event) === null;
  const newer = isComplete ? newerThan<DueEvent>(event, seriesWith(event)) : null;
  const scale = scaleOf(requirement, values.doneOn);
  return (
    <PartForm {...form} gap="md" submit={submit} onCancel={onCancel}>
      <TypedNotes typed={typed} isSubmitting={isSubmitting} />
      <div ref={onCancel && begin} className={classes.fields}>
        <EventDays requirement={requirement} field={field} />
        {requirement.result === DueResult.SCORE && (
          <NumberField
            {...field('score')}
            label={scoreLabel(requirement, values.doneOn)}
            help={scale ? `From ${scale.min} to ${scale.max}.` : undefined}
            required
          />
        )}
        {requirement.result === DueResult.LEVEL && (
          <SelectField
            {...field('level')}
            label="Level"
            required
            placeholder="Please choose"
            options={requirement.levels.map(({ name }) => name)}
            optionLabel={Object.fromEntries(requirement.levels.map(({ name }) => [name, name]))}
          />
        )}
        {asksForPass(requirement) && <ChoiceField {...field('passed')} label="Result" required options={PASSED} />}
        <ChoiceField {...field('forRecord')} label="Counts" options={FOR_RECORD} />
        {!requirement.medical && (
          <TextField {...field('note')} label="Note" help={`One line, ${NOTE_MAX_LENGTH} characters at most.`} />
        )}
      </div>
      <Text aria-live="polite">
        {isComplete &&
          (requirement.result !== DueResult.NONE || newer !== null) &&
          `${effectText(requirement, event, newer)}.`}
        {values.forRecord === 'false' && " It doesn't count, and shows only in this list."}
      </Text>
    </PartForm>
  );
}

function begin(fields: HTMLElement | null): void {
  fields?.querySelector('input')?.focus();
}

function valuesOf(event: EventForm_EventFragment | null) {
  return {
    doneOn: event?.doneOn ?? today(),
    expiresOn: event?.expiresOn ?? '',
    score: event?.score?.toString() ?? '',
    level: event?.level ?? '',
    passed: event?.passed?.toString() ?? '',
    forRecord: String(event?.forRecord ?? true),
    note: event?.note ?? '',
  };
}

function labelIn(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

/** The typed event. A score that isn't a number becomes NaN, which the rules refuse as not whole. */
function eventIn(values: EventValues, requirement: WholeRequirement): GivenEvent {
  const { doneOn, expiresOn, score, level, passed, forRecord, note } = values;
  return {
    doneOn,
    expiresOn: CYCLES[requirement.cycle].isDayEntered && expiresOn !== '' ? expiresOn : null,
    score: requirement.result === DueResult.SCORE && score.trim() !== '' ? Number(score) : null,
    level: requirement.result === DueResult.LEVEL && level !== '' ? level : null,
    passed: asksForPass(requirement) && passed !== '' ? passed === 'true' : null,
    forRecord: forRecord === 'true',
    note: requirement.medical ? '' : nameText(note),
  };
}
