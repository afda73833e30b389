import { Stack, Text } from '@mantine/core';
import { partOf } from '../../../domain/objects.ts';
import { Panel } from '../Panel.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { YOU_ELSEWHERE } from './youElsewhere.ts';

/** Something that people see as one change. It may consist of several fields that only make sense together. */
export type ConflictField<Values> = {
  label: string;
  fields: readonly (keyof Values & string)[];
  /** Its value in words. */
  text: (values: Values) => string;
};

/** Changes that were saved elsewhere while a form was open. */
export type Conflict<Values> = {
  /** Who saved last: `SFC Vance`, or YOU_ELSEWHERE; null if unknown. */
  readonly by: string | null;
  /** The fields that were changed elsewhere. */
  readonly theirs: Partial<Values>;
  /** All fields as currently stored. */
  readonly now: Values;
  /** All fields as in the form when the current version was loaded. */
  readonly mine: Values;
};

type ConflictChoicesProps<Values> = {
  fields: readonly ConflictField<Values>[];
  conflict: Conflict<Values>;
  /** The form's current values. */
  values: Values;
  onTake: (part: Partial<Values>) => void;
};

const THEIRS = 'theirs';
const MINE = 'mine';

/** The fields that somebody else changed while the form was open, each with a choice between both values. */
export function ConflictChoices<Values extends object>(props: ConflictChoicesProps<Values>) {
  const { fields, conflict, values, onTake } = props;
  const changed = fields.filter((field) => field.fields.some((name) => name in conflict.theirs));
  return (
    <div role="status">
      <Panel title={`Changed by ${conflict.by ?? 'somebody else'}`}>
        {changed.length === 0 ? (
          <Text>Nothing in this form changed. Your entries are still here, and you can save them.</Text>
        ) : (
          <Text>Choose what to keep, then save.</Text>
        )}
        <Stack component="ul" gap="md">
          {changed.map((field) => (
            <li key={field.label}>
              <Choice
                field={field}
                mine={conflict.mine}
                theirs={conflict.now}
                isOwn={conflict.by === YOU_ELSEWHERE}
                values={values}
                onTake={(from) => onTake(partOf(from, field.fields))}
              />
            </li>
          ))}
        </Stack>
      </Panel>
    </div>
  );
}

type ChoiceProps<Values> = {
  field: ConflictField<Values>;
  mine: Values;
  theirs: Values;
  /** Whether both values are the person's own. */
  isOwn: boolean;
  values: Values;
  onTake: (from: Values) => void;
};

function Choice<Values extends object>({ field, mine, theirs, isOwn, values, onTake }: ChoiceProps<Values>) {
  const { label, text } = field;
  if (text(mine) === text(theirs)) return <Text>{`${label}: ${text(mine)}, same as yours`}</Text>;
  const holds = (state: Values) => field.fields.every((name) => values[name] === state[name]);
  return (
    <ChoiceField
      name={`conflict-${field.fields.join('-')}`}
      label={label}
      options={[
        { value: THEIRS, label: `${isOwn ? 'Saved elsewhere' : 'Theirs'}: ${text(theirs)}` },
        { value: MINE, label: `Mine: ${text(mine)}` },
      ]}
      // Neither, if the person has edited the field again below.
      value={holds(theirs) ? THEIRS : holds(mine) ? MINE : ''}
      onChange={(chosen) => onTake(chosen === THEIRS ? theirs : mine)}
    />
  );
}
