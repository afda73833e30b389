import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  asksForPass,
  eventProblems,
  type GivenEvent,
  NOTE_MAX_LENGTH,
  resultProblem,
} from '../../../../../domain/due/eventProblems.ts';
import { DueCycle, DueResult } from '../../../../../domain/due/kinds.ts';
import { effectText } from '../../../../../domain/due/typedResult.ts';
import { nameText } from '../../../../../domain/nameText.ts';
import { dateMessage } from '../../../../../domain/record/validation.ts';
import { dataOf } from '../../../../app/api/dataOf.ts';
import { useIdempotencyKey } from '../../../../app/forms/useIdempotencyKey.ts';
import { useSubmission } from '../../../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../../../components/form/ChoiceField.tsx';
import { withUnreadableDays } from '../../../../components/form/DateField.tsx';
import { FormActions } from '../../../../components/form/FormActions.tsx';
import { FormElement } from '../../../../components/form/FormElement.tsx';
import { messageFor } from '../../../../components/form/problem.ts';
import { ProblemSummary } from '../../../../components/form/ProblemSummary.tsx';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { today } from '../../../../components/today.ts';
import type { WholeDueKind } from '../dueKind.ts';
import { EventDays } from '../EventDays.tsx';
import { ForRecordField } from '../ForRecordField.tsx';
import { refusalProblems, RefusedEvents } from '../RefusedEvents.ts';
import classes from './EventForm.module.css';
import {
  type EventForm_EventFragment,
  useAddDueEventMutation,
  useCorrectDueEventMutation,
} from './EventForm.generated.ts';

type EventFormProps = {
  soldierId: string;
  kind: WholeDueKind;
  /** The event to correct; null to enter one. */
  event: EventForm_EventFragment | null;
  onDone: () => Promise<void>;
  onCancel: () => void;
};

const PASSED = [
  { value: 'true', label: 'Pass' },
  { value: 'false', label: 'Fail' },
];

/** Enters an event of somebody's series, or corrects one. */
export function EventForm({ soldierId, kind, event, onDone, onCancel }: EventFormProps) {
  const [opened] = useState(() => valuesOf(event));
  const [values, setValues] = useState(opened);
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const [addEvent] = useAddDueEventMutation();
  const [correctEvent] = useCorrectDueEventMutation();
  const keyOf = useIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: event ? 'Correct event' : 'Enter event',
    hasChanges: JSON.stringify(values) !== JSON.stringify(opened),
    check: (element) => {
      const { doneOn, expiresOn } = withUnreadableDays(values, element);
      const message = dateMessage('Day', doneOn);
      if (message !== null) return { problems: [{ field: 'doneOn', message }] };
      const expiry = expiresOn === '' ? null : dateMessage('Due again on', expiresOn);
      if (expiry !== null) return { problems: [{ field: 'expiresOn', message: expiry }] };
      const input = eventIn({ ...values, doneOn, expiresOn }, kind);
      const found = eventProblems(kind, input, today());
      return found.length > 0 ? { problems: found } : { input };
    },
    send: async (input) => {
      if (event) {
        await correctEvent({ variables: { soldierId, eventId: event.id, version: event.version, event: input } });
        return;
      }
      const variables = { kindId: kind.id, rows: [{ soldierId, event: input }] };
      const { addDueEvents } = dataOf(await addEvent({ variables: { ...variables, key: keyOf(variables).key } }));
      const refusal = addDueEvents[0]?.refusal;
      if (refusal) throw new RefusedEvents([{ field: refusal.field, message: refusal.message }]);
    },
    explain: refusalProblems,
    doneText: event ? 'Event corrected.' : 'Event saved.',
    onDone: () => void onDone(),
  });
  const field = (name: string) => ({ name, problem: messageFor(problems, name) });
  const typed = eventIn(values, kind);
  const isComplete = kind.result !== DueResult.NONE && resultProblem(kind, typed) === null;
  return (
    <FormElement isSubmitting={isSubmitting} aria-label={form.title} onSubmit={form.onSubmit}>
      <Stack gap="md">
        <ProblemSummary problems={problems} />
        <div ref={event ? begin : undefined} className={classes['fields']}>
          <EventDays kind={kind} values={values} field={field} onChange={change} />
          {kind.result === DueResult.SCORE && (
            <TextField
              {...field('score')}
              label="Score"
              required
              inputMode="numeric"
              autoComplete="off"
              value={values.score}
              onChange={(score) => change({ score })}
            />
          )}
          {kind.result === DueResult.LEVEL && (
            <SelectField
              {...field('level')}
              label="Level"
              required
              placeholder="Please choose"
              options={kind.levels.map(({ name }) => name)}
              optionLabel={Object.fromEntries(kind.levels.map(({ name }) => [name, name]))}
              value={values.level}
              onChange={(level) => change({ level })}
            />
          )}
          {asksForPass(kind) && (
            <ChoiceField
              {...field('passed')}
              label="Result"
              required
              options={PASSED}
              value={values.passed}
              onChange={(passed) => change({ passed })}
            />
          )}
          <ForRecordField
            {...field('forRecord')}
            value={values.forRecord}
            onChange={(forRecord) => change({ forRecord })}
          />
          {!kind.medical && (
            <TextField
              {...field('note')}
              label="Note"
              help={`One line, ${NOTE_MAX_LENGTH} characters at most.`}
              autoComplete="off"
              value={values.note}
              onChange={(note) => change({ note })}
            />
          )}
        </div>
        <Text aria-live="polite">
          {isComplete && `${effectText(kind, typed)}.`}
          {values.forRecord === 'false' && ' It counts for nothing, and stands in the series alone.'}
        </Text>
      </Stack>
      <FormActions>
        {event && (
          <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={isSubmitting}>
          {event ? 'Save correction' : 'Save event'}
        </Button>
      </FormActions>
    </FormElement>
  );
}

/** A correction was asked for elsewhere on the screen. */
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

/** The event as it is typed; a score that is no number is no whole number, either. */
function eventIn(values: ReturnType<typeof valuesOf>, kind: WholeDueKind): GivenEvent {
  const { doneOn, expiresOn, score, level, passed, forRecord, note } = values;
  return {
    doneOn,
    expiresOn: kind.cycle === DueCycle.FIXED && expiresOn !== '' ? expiresOn : null,
    score: kind.result === DueResult.SCORE && score.trim() !== '' ? Number(score) : null,
    level: kind.result === DueResult.LEVEL && level !== '' ? level : null,
    passed: asksForPass(kind) && passed !== '' ? passed === 'true' : null,
    forRecord: forRecord === 'true',
    note: kind.medical ? '' : nameText(note),
  };
}
