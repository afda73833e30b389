import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { ReminderPace } from '../../domain/due/reminders.ts';
import { REPORT_MAX_LENGTH } from '../../domain/exam/questionReport.ts';
import { PROMISED } from '../api/promised.ts';
import { CalendarFeedType } from '../calendar/calendarFeed.type.ts';
import { CommentType } from '../comments/comment.type.ts';
import { DueSeries } from '../due/dueEntry.type.ts';
import { HistoryEntryType } from '../shownHistory/history.type.ts';
import { ProgramKeyType } from '../identity/programKeys/programKey.type.ts';
import { SessionType } from '../identity/session/session.type.ts';
import { Login } from '../identity/signIn/viewer.type.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import { OwnReminder } from '../reminders/reminder.type.ts';
import { UnitHistoryEntry, UnitType } from '../unit/unit.type.ts';

@ObjectType({
  description: 'A report of the caller about a question of the exam that nobody has resolved yet.',
  simpleResolvers: true,
})
export class OwnQuestionReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => ID, { description: 'The question that it is about.' })
  questionId!: string;

  @Field(() => DateTimeResolver, { description: 'When it was sent.' })
  at!: Date;

  @Field({ description: `What is wrong, 1 to ${REPORT_MAX_LENGTH} characters.` })
  text!: string;
}

@ObjectType({
  description:
    'Everything that the product keeps about the person who asks and may tell them. Of a secret it tells that there is one. Lists are whole.',
  simpleResolvers: true,
})
export class OwnRecord {
  @Field(() => DateTimeResolver, { description: 'When this was read.' })
  at!: Date;

  @Field(() => Login, { description: 'What they sign in with.' })
  login!: Login;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'Their record, with its schools; null while they have none.',
  })
  soldier!: SoldierType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their DoD ID, whole; null where the unit keeps none of theirs.',
  })
  dodId!: string | null;

  @Field(() => [String], {
    description: 'How files spell their name, as staff said when they imported one: LAST, FIRST MIDDLE.',
  })
  namesInFiles!: string[];

  @Field(() => UnitType, {
    ...PROMISED,
    description: 'The unit, whose policy and own columns say what the values of the record mean.',
  })
  unit!: Promise<UnitType>;

  @Field(() => [DueSeries], {
    description:
      'The dated requirements that are asked of them, or of which the record holds events or an excuse, with these.',
  })
  dues!: DueSeries[];

  @Field(() => ReminderPace, { description: 'How often they are told what is due.' })
  reminderPace!: ReminderPace;

  @Field(() => [OwnReminder], { description: 'What they were told of it, the latest first.' })
  reminders!: OwnReminder[];

  @Field(() => [CommentType], { description: 'The comments about them, newest first.' })
  comments!: CommentType[];

  @Field(() => [HistoryEntryType], { description: 'The history of their record, newest first.' })
  history!: HistoryEntryType[];

  @Field(() => [UnitHistoryEntry], { description: 'The changes of the unit that they made, newest first.' })
  unitChanges!: UnitHistoryEntry[];

  @Field(() => [SessionType], { description: 'Where they are signed in, the latest used first.' })
  sessions!: SessionType[];

  @Field(() => [CalendarFeedType], { description: 'Their calendars that have an address, OWN first.' })
  calendarFeeds!: CalendarFeedType[];

  @Field(() => [ProgramKeyType], { description: 'The keys for programs that they made, the newest first.' })
  programKeys!: ProgramKeyType[];

  @Field(() => [OwnQuestionReport], { description: 'Their open reports about questions of the exam, newest first.' })
  questionReports!: OwnQuestionReport[];
}
