import type { OwnRecord } from './ownRecord.type.ts';

/** What a collection keeps of a person. */
interface Holding {
  /** In words, for docs/data.md; null where it is nothing of anybody. */
  readonly holds: string | null;
  /** The fields of `ownRecord` that tell them of it. */
  readonly toldAs: readonly (keyof OwnRecord)[];
  /** Why `ownRecord` leaves it out, or a part of it. */
  readonly leftOut?: string;
}

const NOTHING: Holding = { holds: null, toldAs: [] };

/** Every collection of the store, by its name, with what it keeps of a person and how they learn of it. */
export const PERSONAL_DATA: Readonly<Record<string, Holding>> = {
  users: {
    holds:
      'the record: what is entered in it and in the unit fields, the DoD ID among them where the unit keeps it, the schools, the events, excuses and first days of dated requirements, the day the record was made, and which login owns it',
    toldAs: ['soldier', 'dodId', 'unit', 'dues'],
    leftOut: 'unit fields that only staff see; the history tells when the record was made',
  },
  accounts: {
    holds:
      "the login: its e-mail address, whether that refuses mails, password and recovery codes as hashes, the authenticator app's key, the sign-in at a provider, and how often they are told what is due",
    toldAs: ['login', 'reminderPace'],
    leftOut: 'hashes and keys: of a secret it is told that there is one',
  },
  comments: {
    holds: 'the comments about them, and those that they wrote about others',
    toldAs: ['comments'],
    leftOut: 'what they wrote about others, which is about these',
  },
  auditLog: {
    holds: 'who changed what about them and when, and what they changed about others and the unit',
    toldAs: ['history', 'unitChanges'],
    leftOut: 'what they changed about others, and columns that only staff see',
  },
  sessions: {
    holds:
      'where they are signed in: when that began and was last used, what the browser calls itself, and the identifier as a hash',
    toldAs: ['sessions'],
    leftOut: 'the hash',
  },
  calendarFeeds: {
    holds: 'which calendars of theirs have an address, and the secret of the address as a hash',
    toldAs: ['calendarFeeds'],
    leftOut: 'the hash',
  },
  programKeys: {
    holds:
      'the keys for programs that they made, with the secret as a hash, and when and from where each was last used',
    toldAs: ['programKeys'],
    leftOut: 'the hash',
  },
  questionReports: {
    holds:
      'their reports about questions of the exam: of a resolved one for 30 days that there was one, without its text',
    toldAs: ['questionReports'],
  },
  oneTimeCodes: {
    holds:
      'that a link was mailed to them, for a week after it ends: the code as a hash, and the new address where they change it',
    toldAs: [],
    leftOut: 'it is in their mail',
  },
  mails: {
    holds: 'mails to them that wait to be sent; for 30 days those that could not be',
    toldAs: [],
    leftOut: 'it is gone once they have it',
  },
  reminders: {
    holds:
      'what they were told of what is due, as numbers, when, and of which requirements of whom for the first time, by ids; for 400 days',
    toldAs: ['reminders'],
    leftOut: 'the ids, which are about others, too',
  },
  limits: {
    holds:
      'how often somebody tried to sign in to their login, and from which address, as hashes: for a day at most, and wrong passwords in browsers that did not know the login for a year',
    toldAs: [],
    leftOut: 'it is about whoever tried',
  },
  unit: {
    holds: 'which policies they chose as staff, by the id of their record',
    toldAs: ['unitChanges'],
  },
  stagedImportItems: {
    holds: 'what an import is going to write about them, until it is written',
    toldAs: [],
    leftOut: 'it is in the record then',
  },
  decidedImports: {
    holds: 'that an import of theirs is being written, until it is',
    toldAs: [],
    leftOut: 'it is in the history then',
  },
  rosterWords: {
    holds: 'how files spell their name, once staff said that it is theirs, by the id of their record',
    toldAs: ['namesInFiles'],
  },
  browserKey: NOTHING,
  joinCode: NOTHING,
  jobs: NOTHING,
  questions: NOTHING,
  locks: NOTHING,
  migrations: NOTHING,
};
