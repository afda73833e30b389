import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { connectionType } from '../api/connection.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';

registerEnumType(HistorySubject, {
  name: 'HistorySubject',
  description: 'What a history entry is about.',
  valuesConfig: {
    RECORD: { description: 'The record itself, with the staff rights that follow from a new role.' },
    SCHOOL: { description: 'A scheduled school.' },
    COMMENT: { description: 'A comment about the soldier.' },
    RIGHTS: { description: 'Staff rights that staff gave or took, and whether the soldier can sign in (loginState).' },
    DUE: { description: 'An event of a dated requirement, or an excuse from one.' },
    UNIT: { description: "The unit. Such entries are in `unitHistory`, not in a soldier's history." },
    KEY: {
      description:
        'A program key that the soldier made: created, used for the first time (`firstUsedFrom`, a network address) or revoked.',
    },
    REMINDERS: {
      description:
        "How often the soldier is reminded (`reminderPace`), if somebody ended it with a mail's unsubscribe link. The soldier's own choices are not recorded.",
    },
  },
});
registerEnumType(HistoryAction, {
  name: 'HistoryAction',
  description: 'What was done.',
  valuesConfig: {
    ADDED: { description: 'It was created: `from` is null in every change.' },
    CHANGED: { description: 'Some of its fields changed.' },
    DELETED: {
      description:
        'It was deleted. Only schools, comments, keys, events of requirements and, by eraseSoldier, records can be deleted.',
    },
  },
});

@ObjectType('HistoryChange', { description: 'One field before and after a change.', simpleResolvers: true })
export class HistoryChangeType {
  @Field({ description: "The field's name in this API; for a unit field, `own.` and its id." })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What the record's field was called that day in the unit's policy, or the unit field's label. Null for other fields, and for fields of a record if the change is not part of a history.",
  })
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value before, as this API writes it; null if there was none. The text of a deleted comment is not kept, nor the values of a removed unit field.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value after; null if there is none. The text of a deleted comment is not kept, nor the values of a removed unit field.',
  })
  to!: string | null;
}

@ObjectType('HistoryEntry', {
  description:
    'Who changed what about a soldier, and when. Entries are deleted only with an erased record. Only three things change them: deleting a comment removes its text, removing a unit field removes its values, and they become medical together with their requirement.',
  simpleResolvers: true,
})
export class HistoryEntryType {
  @Field(() => ID, { description: "The entry's id, which orders entries of the same instant." })
  id!: string;

  @Field(() => DateTimeResolver, { description: "When the change was made, by the server's clock." })
  at!: Date;

  @Field(() => SoldierName, {
    nullable: true,
    description: "Who made the change; null if their record is gone, and for an operator's command.",
  })
  actor!: SoldierName | null;

  @Field({
    description:
      "Whether an operator's command made the change (`npm run import`, `npm run give-staff-rights`), not somebody in the unit.",
  })
  byOperator!: boolean;

  @Field(() => HistorySubject, { description: 'What was changed; subjectName says which one.' })
  subject!: HistorySubject;

  @Field(() => HistoryAction, { description: 'What was done.' })
  action!: HistoryAction;

  @Field(() => String, {
    nullable: true,
    description:
      "Which one: the school's name, the comment's category, the requirement's name or the key's name; null for the record itself.",
  })
  subjectName!: string | null;

  @Field({ description: 'Whether it is about a medical requirement. Prints and files leave it out unless asked for.' })
  medical!: boolean;

  @Field(() => [HistoryChangeType], {
    description: 'The changed fields. For a deleted school or event, its content; for a deleted comment, empty.',
  })
  changes!: HistoryChangeType[];
}

@ObjectType({ description: 'A page of a history, newest first.', simpleResolvers: true })
export class HistoryConnection extends connectionType(HistoryEntryType, 'History') {}
