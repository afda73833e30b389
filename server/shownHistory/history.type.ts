import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { connectionType } from '../api/connection.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';

registerEnumType(HistorySubject, {
  name: 'HistorySubject',
  description: 'What an entry of the history is about.',
  valuesConfig: {
    RECORD: { description: 'The record itself, with the staff rights that follow from a new role.' },
    SCHOOL: { description: 'A scheduled school.' },
    COMMENT: { description: 'A comment about the soldier.' },
    RIGHTS: { description: 'Staff rights that staff gave or took, and whether the soldier can sign in (loginState).' },
    DUE: { description: 'An event of a requirement with dates, or an excuse from one.' },
    UNIT: { description: 'The unit. Such entries are in `unitHistory`, in the history of no soldier.' },
    KEY: {
      description:
        'A key for programs that the soldier made: that it was made, used for the first time (`firstUsedFrom`, a network address) or revoked.',
    },
    REMINDERS: {
      description:
        'How often the soldier is told what is due (`reminderPace`), where somebody ended it by the unsubscribe link of a mail. Own choices are not told.',
    },
  },
});
registerEnumType(HistoryAction, {
  name: 'HistoryAction',
  description: 'What was done.',
  valuesConfig: {
    ADDED: { description: 'It was made: `from` is null in every change.' },
    CHANGED: { description: 'Some of its fields have other values now.' },
    DELETED: {
      description:
        'It is gone. Only schools, comments, keys, events of requirements and, by eraseSoldier, records can be deleted.',
    },
  },
});

@ObjectType('HistoryChange', { description: 'One field before and after a change.', simpleResolvers: true })
export class HistoryChangeType {
  @Field({ description: "The field's name in this API; of a unit field `own.` and its id." })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the field of a record was called that day, by the policy of the unit, and a unit field; null for other fields, and for fields of a record where the change is not of a history.',
  })
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value before, as this API writes it; null when there was none. The text of a comment that was deleted is not kept, nor the values of a unit field that is gone.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value after; null when there is none. The text of a comment that was deleted is not kept, nor the values of a unit field that is gone.',
  })
  to!: string | null;
}

@ObjectType('HistoryEntry', {
  description:
    'Who changed what about a soldier, and when. Entries go with an erased record alone, and are changed by three things alone: the text of a comment that is deleted, and the values of a unit field that goes, are taken out of them; and they become medical with the requirement that they are about.',
  simpleResolvers: true,
})
export class HistoryEntryType {
  @Field(() => ID, { description: 'The id of the entry. Entries of the same instant are ordered by it.' })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When it was changed, by the clock of the server.' })
  at!: Date;

  @Field(() => SoldierName, {
    nullable: true,
    description: 'Who did it; null when their record is gone, and for what a command of the operator did.',
  })
  actor!: SoldierName | null;

  @Field({
    description:
      'Whether a command of the operator did it (`npm run import`, `npm run give-staff-rights`), and so nobody of the unit.',
  })
  byOperator!: boolean;

  @Field(() => HistorySubject, { description: 'What was changed; subjectName says which one of several.' })
  subject!: HistorySubject;

  @Field(() => HistoryAction, { description: 'What was done.' })
  action!: HistoryAction;

  @Field(() => String, {
    nullable: true,
    description:
      "Which one: the school's name, the comment's category, the requirement's name or the key's name; null for the record itself.",
  })
  subjectName!: string | null;

  @Field({ description: 'Whether it is about a medical requirement. Paper and files leave it out unless asked for.' })
  medical!: boolean;

  @Field(() => [HistoryChangeType], {
    description: 'The fields that changed: for a deleted school or event what it held, for a deleted comment none.',
  })
  changes!: HistoryChangeType[];
}

@ObjectType({ description: 'A page of a history, newest first.', simpleResolvers: true })
export class HistoryConnection extends connectionType(HistoryEntryType, 'History') {}
