import { objectOf } from '../../../domain/objects.ts';
import {
  CHOICES,
  FIELD_NAMES,
  type FieldName,
  isOfKind,
  mayBeEmpty,
  NEW_RECORD,
  type PlainChanges,
  type RecordFields,
} from '../../../domain/record/fields.ts';
import { editableFields, fieldsAfter, recordOf, toStored } from './soldierFields.ts';

const before: RecordFields = {
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
  pebd: '2020-01-01',
  dor: '2024-01-01',
  ets: '2027-01-01',
  acftScore: 0,
};

/** Another value of every field. */
const after: RecordFields = {
  ...before,
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, otherValue(name)])),
};

function otherValue(name: FieldName): string | number | boolean | undefined {
  if (isOfKind(name, 'name')) return 'Vega';
  if (isOfKind(name, 'day')) return '2028-02-03';
  if (isOfKind(name, 'number')) return 31;
  if (isOfKind(name, 'choice')) return Object.values(CHOICES[name].choices).find((value) => value !== before[name]);
  return !before[name];
}

it.each(FIELD_NAMES)(
  '%s changes alone, stays when it is left out, and null clears it only where it may be empty',
  (name) => {
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], (one) => after[one]),
      ),
    ).toEqual({ ...before, [name]: after[name] });
    expect(after[name]).not.toEqual(before[name]);
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], () => undefined),
      ),
    ).toEqual(before);
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], () => null),
      ),
    ).toEqual({
      ...before,
      [name]: mayBeEmpty(name) ? null : before[name],
    });
  },
);

it('keeps days at noon UTC in the store, and reads them as days', () => {
  expect(toStored(before)).toEqual({
    ...before,
    pebd: new Date('2020-01-01T12:00:00Z'),
    dor: new Date('2024-01-01T12:00:00Z'),
    ets: new Date('2027-01-01T12:00:00Z'),
  });
  expect(recordOf(toStored(after))).toEqual(after);
  expect(recordOf(toStored({ ...before, dor: null })).dor).toBeNull();
});

it.each(Object.entries(NEW_RECORD))('a record that was stored before it had %s reads as %j', (name, value) => {
  const older = toStored(after);
  Reflect.deleteProperty(older, name);
  expect(recordOf(older)).toEqual({ ...after, [name]: value });
});

it('has the fields of the table and no others, with names as they are stored', () => {
  const given = { ...before, id: 'x', firstName: ' A\u030Angela\u200B ' };
  expect(editableFields(given)).toEqual({ ...before, firstName: '\u00C5ngela' });
});
