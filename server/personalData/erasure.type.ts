import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What goes when a record is erased, besides the record itself.', simpleResolvers: true })
export class ErasedData {
  @Field(() => Int, { description: 'How many schools.' })
  schools!: number;

  @Field(() => Int, { description: 'How many events of dated requirements.' })
  dueEvents!: number;

  @Field(() => Int, { description: 'How many comments about them.' })
  comments!: number;

  @Field(() => Int, { description: 'How many entries of their history.' })
  historyEntries!: number;

  @Field(() => Int, { description: 'How many of their open reports about questions of the exam.' })
  questionReports!: number;

  @Field(() => Int, { description: 'How many keys for programs that they made.' })
  programKeys!: number;

  @Field({ description: 'Whether there is a login, which goes with its sessions, calendars and codes.' })
  hasLogin!: boolean;
}
