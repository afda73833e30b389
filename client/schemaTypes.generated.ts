/** A new comment about somebody else. */
export type AddCommentInput = {
  /** Any category except RECOMMENDED. */
  readonly category: CommentCategory;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. Repeating a call with the same key adds nothing more: it returns what was added, or NOT_FOUND once that is deleted. Using the key for another call or other content is refused with BAD_USER_INPUT on `key`. A key belongs to its login. Without a key, a repeated call adds again. */
  readonly key?: string | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text: string;
};

/** One soldier's event among several. */
export type AddDueEventRow = {
  /** The event. */
  readonly event: DueEventInput;
  /** The soldier. */
  readonly soldierId: string;
};

/** A new comment that soldiers recommend about themselves. */
export type AddRecommendedCommentInput = {
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. Repeating a call with the same key adds nothing more: it returns what was added, or NOT_FOUND once that is deleted. Using the key for another call or other content is refused with BAD_USER_INPUT on `key`. A key belongs to its login. Without a key, a repeated call adds again. */
  readonly key?: string | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text: string;
};

/** A school to schedule a soldier for. */
export type AddSchoolInput = {
  /** Last day, inclusive; not before the first. From 1950-01-01 to 2100-12-31. */
  readonly endDate: string;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. Repeating a call with the same key adds nothing more: it returns what was added, or NOT_FOUND once that is deleted. Using the key for another call or other content is refused with BAD_USER_INPUT on `key`. A key belongs to its login. Without a key, a repeated call adds again. */
  readonly key?: string | null | undefined;
  /** One of the seven. A soldier may have the same one twice. */
  readonly schoolName: SchoolName;
  /** First day. From 1950-01-01 to 2100-12-31. */
  readonly startDate: string;
};

/** A soldier's new place in the unit. Position and staff rights follow from it. */
export type AssignSoldierInput = {
  /** A role that the section and team have. A staff role gives staff rights at once; any other role ends them. */
  readonly role: Role;
  /** Any section; UNASSIGNED takes the soldier out of their section. */
  readonly section: Section;
  /** Team of the section. */
  readonly team: Team;
};

/** What a calendar shows. */
export type CalendarScope =
  /** Your own schools, ETS and due requirements, without the names of medical ones. */
  | 'OWN'
  /** Everybody's schools and ETS in the whole unit, not just one section. Also how many people have which requirement due, without their names. Staff only. */
  | 'SECTION';

/** A new e-mail address, and the password to prove who asks. */
export type ChangeEmailInput = {
  /** The new address for signing in. A link to confirm it is sent there. */
  readonly newEmail: string;
  /** The login's password. */
  readonly password: string;
};

/** A new password, and the current one to prove who asks. */
export type ChangePasswordInput = {
  /** The new password again. */
  readonly confirmPassword: string;
  /** The current password. */
  readonly currentPassword: string;
  /** 8 to 128 characters of any kind; not one of about 18,000 common passwords, not made of words about the unit and the person, and not a sequence, repeat, keyboard row, date or common word, even disguised. */
  readonly newPassword: string;
};

/** The policy that the unit should have. */
export type ChoosePolicyInput = {
  /** Its first day: the unit's calendar day or a later one. */
  readonly from: string;
  /** The shipped policy that it is based on. */
  readonly pack: PolicyPack;
  /** The whole policy, if it differs from the pack; null for the pack unchanged. */
  readonly policy?: PolicyInput | null | undefined;
};

/** Whether the caller can still use a mailed link's code. */
export type CodeState =
  /** It works only in the browser that asked for it, not in this one. */
  | 'OF_ANOTHER_BROWSER'
  /** It works once, for its purpose. */
  | 'USABLE'
  /** It was used, replaced or voided, is too old, is for another purpose, or never existed. */
  | 'USED_OR_EXPIRED';

/** What happens to a soldier on a day. */
export type ComingKind =
  /** The term of service ends. */
  | 'ETS'
  /** The gain date: the first day in the unit. */
  | 'GAIN'
  /** The last day in the unit. */
  | 'LOSS'
  /** The last day of a school. */
  | 'SCHOOL_ENDS'
  /** The first day of a school. */
  | 'SCHOOL_STARTS';

/** What a comment is about. Shown in this order: CHARACTER, PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES, OVERALL, RECOMMENDED. */
export type CommentCategory =
  /** Gets results. */
  | 'ACHIEVES'
  /** Values, empathy, discipline. The default of forms. */
  | 'CHARACTER'
  /** Prepares self and develops others. */
  | 'DEVELOPS'
  /** Judgment, agility of mind, tact, expertise. */
  | 'INTELLECT'
  /** Leads others by example and communicates. */
  | 'LEADERSHIP'
  /** The soldier as a whole. */
  | 'OVERALL'
  /** Bearing, fitness, confidence, resilience. */
  | 'PRESENCE'
  /** Written by the soldier about themself, for leaders to use. Only addRecommendedComment makes one. */
  | 'RECOMMENDED';

/** A roster to compare with the records. */
export type CompareRosterInput = {
  /** The rows of the file, 1 to 2000. */
  readonly rows: ReadonlyArray<RosterRowInput>;
};

/** A course of military education, named by the record's field that says whether it is complete. */
export type Course =
  /** ALC */
  | 'alcComplete'
  /** BLC */
  | 'blcComplete'
  /** DLC 1 */
  | 'dlc1Complete'
  /** DLC 2 */
  | 'dlc2Complete'
  /** DLC 3 */
  | 'dlc3Complete'
  /** SLC */
  | 'slcComplete';

/** A new program key. */
export type CreateProgramKeyInput = {
  /** The last day on which the key works: today to 365 days ahead; 90 days ahead if left out. */
  readonly endsOn?: string | null | undefined;
  /** The program's name, 1 to 60 characters. */
  readonly name: string;
  /** What the program may read. */
  readonly scope: KeyScope;
};

/** A new question. Blanks around its texts are removed. */
export type CreateQuestionInput = {
  /** The right answer: one of the options, letter for letter. */
  readonly answerText: string;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation: string;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation: string;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. Repeating a call with the same key adds nothing more: it returns what was added, or NOT_FOUND once that is deleted. Using the key for another call or other content is refused with BAD_USER_INPUT on `key`. A key belongs to its login. Without a key, a repeated call adds again. */
  readonly key?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order shown. */
  readonly options: ReadonlyArray<string>;
  /** The text of the question: 1 to 500 characters. */
  readonly question: string;
  /** The day on which to check it against its publication again. */
  readonly reviewDate: string;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic: string;
};

/** The caller's own new record. If left out, section, team and role are UNASSIGNED, scores are not entered and read as 0, acftPass is true, courses, JFO and license are false, and fields that may be null are null. */
export type CreateSoldierInput = {
  /** Whether the soldier passed the unit's fitness test. Needed for every promotion. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. The test is the ACFT, 0 to 600 unless the unit chose another. */
  readonly acftScore?: number | null | undefined;
  /** Whether the Advanced Leader Course is complete. */
  readonly alcComplete?: boolean | null | undefined;
  /** Whether the Basic Leader Course is complete. */
  readonly blcComplete?: boolean | null | undefined;
  /** Whether Distributed Leader Course I is complete. */
  readonly dlc1Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course II is complete. */
  readonly dlc2Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course III is complete. */
  readonly dlc3Complete?: boolean | null | undefined;
  /** Date of rank: time in grade counts from it. From 1950-01-01 to 2100-12-31. */
  readonly dor?: string | null | undefined;
  /** Whether the soldier is licensed to drive military vehicles. */
  readonly driversLicense?: boolean | null | undefined;
  /** Expiration of term of service: the last day. Null while `etsIndefinite` is true. From 1950-01-01 to 2100-12-31. */
  readonly ets?: string | null | undefined;
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName: string;
  /** Pay grade. Decides which courses and which promotion rule apply. The usual grade of the rank unless somebody chose another. */
  readonly grade: Grade;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName: string;
  /** Score of the unit's rifle qualification; 0 until it is entered. The test is the M4, 0 to 600 unless the unit chose another; a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName: string;
  /** Values of unit fields; those left out stay unchanged. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server accepts any grade with it; forms fill in the usual one. */
  readonly rank: Rank;
  /** Duty position of the section and team. A staff role gives staff rights. Staff have to approve them if the soldier chose the role, or if an import found the soldier by name. */
  readonly role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Each section accepts only some teams and roles. */
  readonly section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
  /** Team of the section. */
  readonly team?: Team | null | undefined;
};

/** What is odd or missing in a record. None of it stops a save. */
export type DataIssueCode =
  /** Nobody has entered an ACFT score; it reads and counts as 0. */
  | 'ACFT_SCORE_NOT_ENTERED'
  /** The fitness score is from a test that the unit no longer takes. It counts by its pass until the next test. */
  | 'ACFT_SCORE_OF_OTHER_TEST'
  /** The date of rank is after today. */
  | 'DOR_AHEAD'
  /** The date of rank is before PEBD. */
  | 'DOR_BEFORE_PEBD'
  /** There is no date of rank, so time in grade is unknown. */
  | 'DOR_NOT_ENTERED'
  /** ETS is before PEBD. */
  | 'ETS_BEFORE_PEBD'
  /** There is no ETS date, and ETS is not indefinite. */
  | 'ETS_NOT_ENTERED'
  /** ETS was yesterday or before. */
  | 'ETS_PAST'
  /** A requirement with fixed days was never done, and its due day is not entered. Only `dataToComplete` reports it. */
  | 'FIRST_DUE_NOT_ENTERED'
  /** The grade is not the rank's usual one. A cadet has no usual grade. */
  | 'GRADE_UNUSUAL'
  /** Nobody has entered an M4 qualification; it reads and counts as 0. */
  | 'M4_QUAL_NOT_ENTERED'
  /** The rifle score is from a test that the unit no longer takes. It counts as it did when entered. */
  | 'M4_QUAL_OF_OTHER_TEST'
  /** PEBD is after today. */
  | 'PEBD_AHEAD'
  /** There is no PEBD, so time in service is unknown. */
  | 'PEBD_NOT_ENTERED';

/** Why a soldier leaves the unit. */
export type DepartureReason =
  /** The term of service ends. They stay among the past dates of ETS Time. */
  | 'ETS'
  /** Anything else. */
  | 'OTHER'
  /** They move to another unit. */
  | 'PCS';

/** When a requirement has to be done again. */
export type DueCycle =
  /** By the end of the next part of the calendar year. */
  | 'CALENDAR'
  /** By the end of the next part of the fiscal year, which begins on 1 October. */
  | 'FISCAL'
  /** On the day entered with each event, such as the thru date of an evaluation. An event from before the requirement had this cycle has no day. It isn't due again until somebody corrects the event. */
  | 'FIXED'
  /** This many calendar months after it was done, or the last day of a shorter month: 31 AUG and 6 months is 28 or 29 FEB. */
  | 'MONTHS'
  /** Never. */
  | 'ONCE';

/** An event of a requirement. */
export type DueEventInput = {
  /** The day, today or before. */
  readonly doneOn: string;
  /** The day on which it is due again, for a requirement with fixed days; null for others. */
  readonly expiresOn?: string | null | undefined;
  /** Whether it is for record. Otherwise it is diagnostic: it shows only in the series, and doesn't count. */
  readonly forRecord?: boolean;
  /** The level, for a requirement with levels. */
  readonly level?: string | null | undefined;
  /** A note of one line, at most 100 characters; empty for none. Medical matters have no notes. */
  readonly note?: string;
  /** Whether it was passed, for a requirement with pass or fail, and for a requirement that sets the fitness test. */
  readonly passed?: boolean | null | undefined;
  /** The score, for a requirement with scores. */
  readonly score?: number | null | undefined;
};

/** How a person stands across all requirements: the first group that fits. */
export type DueGroup =
  /** Everything is current, excused or not required. */
  | 'CURRENT'
  /** Something done before is due soon, or late within its days of grace. */
  | 'DUE_SOON'
  /** Something is failed or overdue. */
  | 'NOT_CURRENT'
  /** Something was never done, and is not overdue yet. */
  | 'TO_DO';

/** What is entered for an event besides its day. It never changes. */
export type DueResult =
  /** One of the levels. */
  | 'LEVEL'
  /** Nothing: it was simply done. */
  | 'NONE'
  /** Pass or fail. */
  | 'PASS_FAIL'
  /** A whole number. */
  | 'SCORE';

/** How a requirement stands with a soldier on a day. */
export type DueState =
  /** Met. */
  | 'CURRENT'
  /** Done before, and either due within its days of lead, or late within its days of grace. */
  | 'DUE_SOON'
  /** Excused until a day, whatever the state would be otherwise. */
  | 'EXCUSED'
  /** The counting event is below the passing mark: due at once. */
  | 'FAILED'
  /** Not in force yet, retired, or does not apply to the grade or role. */
  | 'NOT_REQUIRED'
  /** The due day and its days of grace are past, whether it was done before or never. */
  | 'OVERDUE'
  /** Never done, and not overdue yet. */
  | 'TO_DO';

/** The record fields that a requirement's events update. */
export type DueTarget =
  /** The score of the fitness test, and its pass, which is entered with it. */
  | 'FITNESS'
  /** Whether the soldier is qualified as a joint fires observer. */
  | 'JFO'
  /** Whether the soldier is licensed to drive military vehicles. */
  | 'LICENSE'
  /** The score of the rifle. */
  | 'RIFLE';

/** What the staff of a new unit do first. */
export type FirstStep =
  /** Try the mails: until the mail server took a reminder. */
  | 'MAILS'
  /** Bring in people: until somebody without staff rights has a record. */
  | 'PEOPLE'
  /** Choose what is required of its people. */
  | 'REQUIREMENTS'
  /** Choose its policy, or keep the default one. */
  | 'RULES'
  /** Have a second person with staff rights who can sign in. */
  | 'STAFF'
  /** Enter its name and choose its time zone. */
  | 'UNIT';

/** A test, and the range of its whole-number score. */
export type FitnessTestInput = {
  /** The highest score. */
  readonly max: number;
  /** The lowest score. */
  readonly min: number;
  /** Its usual name: ACFT, M4. */
  readonly name: string;
  /** The first day on which the unit takes it, which may be in the past, because events belong to the test of their own day. Null means the first day of the policy. */
  readonly since?: string | null | undefined;
};

/** The color of a strength gauge, by the share of filled places; these are the default limits. */
export type GaugeColour =
  /** At least 85 % of the places are filled. */
  | 'GREEN'
  /** Fewer than 70 % of the places are filled. */
  | 'RED'
  /** At least 70 % and fewer than 85 % of the places are filled. */
  | 'YELLOW';

/** The percentages of filled places at which the colors of strength gauges begin. */
export type GaugeColoursInput = {
  /** Green from this percentage. */
  readonly greenFrom: number;
  /** Yellow from this percentage; below it is red. */
  readonly yellowFrom: number;
};

/** Pay grade: E1 to E8 enlisted, O1 to O3 officers. The unit's policy decides which courses each needs and how it is promoted; these are the defaults. */
export type Grade =
  /** Usual for PVT. */
  | 'E1'
  /** Usual for PV2. */
  | 'E2'
  /** Usual for PFC. */
  | 'E3'
  /** Usual for SPC and CPL. Needs DLC 1, then BLC. */
  | 'E4'
  /** Usual for SGT. Needs DLC 2, then ALC. */
  | 'E5'
  /** Usual for SSG. Needs DLC 3, then SLC. */
  | 'E6'
  /** Usual for SFC. Has no promotion rule. */
  | 'E7'
  /** Usual for MSG and 1SG. Has no promotion rule. */
  | 'E8'
  /** Usual for 2LT. Has no promotion rule. */
  | 'O1'
  /** Usual for 1LT. Has no promotion rule. */
  | 'O2'
  /** Usual for CPT. Has no promotion rule. */
  | 'O3';

/** The course that a grade needs. */
export type GradeCourseInput = {
  /** The course. */
  readonly course: Course;
  /** The pay grade. */
  readonly grade: Grade;
};

/** The ways to be promotable at a grade; one is enough. */
export type GradePathsInput = {
  /** The pay grade. A grade that is not listed is never promotable. */
  readonly grade: Grade;
  /** At least one. */
  readonly paths: ReadonlyArray<PromotionPathInput>;
};

/** What was done. */
export type HistoryAction =
  /** It was created: `from` is null in every change. */
  | 'ADDED'
  /** Some of its fields changed. */
  | 'CHANGED'
  /** It was deleted. Only schools, comments, keys, events of requirements and, by eraseSoldier, records can be deleted. */
  | 'DELETED';

/** What a history entry is about. */
export type HistorySubject =
  /** A comment about the soldier. */
  | 'COMMENT'
  /** An event of a dated requirement, or an excuse from one. */
  | 'DUE'
  /** A program key that the soldier made: created, used for the first time (`firstUsedFrom`, a network address) or revoked. */
  | 'KEY'
  /** The record itself, with the staff rights that follow from a new role. */
  | 'RECORD'
  /** How often the soldier is reminded (`reminderPace`), if somebody ended it with a mail's unsubscribe link. The soldier's own choices are not recorded. */
  | 'REMINDERS'
  /** Staff rights that staff gave or took, and whether the soldier can sign in (loginState). */
  | 'RIGHTS'
  /** A scheduled school. */
  | 'SCHOOL'
  /** The unit. Such entries are in `unitHistory`, not in a soldier's history. */
  | 'UNIT';

/** The outcome of a row of an import, or what it would be if nothing was written. */
export type ImportOutcome =
  /** A new question, a new event, or a new record, which belongs to no login. */
  | 'ADDED'
  /** It is probably about somebody who has a record. No row is written until staff decide. */
  | 'ASKED'
  /** Changes an existing one. */
  | 'CHANGED'
  /** Something is wrong with it. */
  | 'REFUSED'
  /** It is already as the row says. */
  | 'UNCHANGED';

/** Questions from a file. */
export type ImportQuestionsInput = {
  /** True: only returns what the import would do. */
  readonly dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. If they would do anything else by now, nothing is written and the answer says what they would do. */
  readonly expectedPlan?: string | null | undefined;
  /** The rows of the file, 1 to 1000. */
  readonly rows: ReadonlyArray<QuestionRowInput>;
};

/** A roster from a file. */
export type ImportSoldiersInput = {
  /** True: only returns what the import would do. */
  readonly dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. If they would do anything else by now, nothing is written and the answer says what they would do. */
  readonly expectedPlan?: string | null | undefined;
  /** True: refused rows are skipped, and the others are written. False: one refused row stops everything. */
  readonly leaveRefused?: boolean;
  /** The rows of the file, 1 to 2000. */
  readonly rows: ReadonlyArray<RosterRowInput>;
};

/** What a program key opens: the fields that the `@keys` directive opens to it. */
export type KeyScope =
  /** Numbers by section. No answer contains a person's name or id. */
  | 'COUNTS'
  /** What COUNTS opens, and who is on staff's readiness lists and other lists, and why. No whole record, comment or history. */
  | 'READINESS';

/** Whether a soldier can sign in. */
export type LoginState =
  /** Staff disabled the login. */
  | 'DISABLED'
  /** The record belongs to no login: it was imported, or its owner deleted the login. */
  | 'NONE'
  /** The soldier can sign in. */
  | 'WORKING';

/** A soldier's relation to the unit on a day. */
export type Membership =
  /** The last day is past. */
  | 'DEPARTED'
  /** The gain date is ahead. */
  | 'EXPECTED'
  /** In the unit. */
  | 'PRESENT';

/** A time in calendar months. */
export type MonthsInput = {
  /** The number of months. */
  readonly months: number;
  /** Whether it has to be strictly more. */
  readonly over: boolean;
};

/** A value for a unit field. */
export type OwnValueInput = {
  /** The id of the unit field. */
  readonly unitField: string;
  /** As people write it: yes or no, a day, a number, one of the choices, a whole DoD ID, or a text. Blank or null clears it. So does NONE, except in a text field, or if NONE is one of the choices. */
  readonly value?: string | null | undefined;
};

/** A unit's policy: what it may set of the Army's rules and of its own. Their names and numbers all come from it. */
export type PolicyInput = {
  /** The courses that the unit uses. Other courses are hidden, but stay in the records. */
  readonly courses: ReadonlyArray<Course>;
  /** The distributed leader course (DLC) that grades need; if there are none, there is no DLC Incomplete list. */
  readonly dlcOfGrade: ReadonlyArray<GradeCourseInput>;
  /** An ETS at most this many days ahead is highlighted. */
  readonly etsHighlightDays: number;
  /** The fitness test for `acftScore` and `acftPass`. */
  readonly fitnessTest: FitnessTestInput;
  /** The colors of the strength gauges. */
  readonly gaugeColours: GaugeColoursInput;
  /** Whether PME Incomplete lists cadets. */
  readonly pmeOfCadets: boolean;
  /** The professional military education (PME) school that grades need, after their DLC if they have one. */
  readonly pmeOfGrade: ReadonlyArray<GradeCourseInput>;
  /** Who is promotable. A passed fitness test is always needed, and a cadet never is. */
  readonly promotionPaths: ReadonlyArray<GradePathsInput>;
  /** The ranks that forms offer. */
  readonly ranks: ReadonlyArray<Rank>;
  /** The rifle qualification for `m4Qual`. */
  readonly rifleTest: RifleTestInput;
  /** The places in each section. */
  readonly sectionCapacity: ReadonlyArray<SectionCapacityInput>;
  /** The places in the whole unit, 1 or more. */
  readonly totalCapacity: number;
};

/** The policies that ship with the product. */
export type PolicyPack =
  /** The Army's rules of 2026. */
  | 'ARMY_2026'
  /** What was agreed for the product; the default of every unit. */
  | 'SPECIFICATION';

/** Conditions that together make a soldier promotable. */
export type PromotionPathInput = {
  /** The courses that have to be complete. */
  readonly courses: ReadonlyArray<Course>;
  /** Time since the date of rank; null for none. */
  readonly inGrade?: MonthsInput | null | undefined;
  /** Time since PEBD; null for none. */
  readonly inService?: MonthsInput | null | undefined;
};

/** Filters the questions of the bank. A question has to meet every given condition. */
export type QuestionBankFilter = {
  /** True: only retired questions. False: only questions in the exam. */
  readonly retired?: boolean | null | undefined;
  /** Words that each have to be part of the question's id or texts, in upper or lower case. At most 500 characters. */
  readonly search?: string | null | undefined;
  /** Only questions of exactly this topic. */
  readonly topic?: string | null | undefined;
};

/** A row of an import, as in the file. The result says what is wrong with it. A field that is left out or null is blank. */
export type QuestionRowInput = {
  /** The right answer: an option's text, in any letter case, or its letter, A to D. If a text is both, it counts as the option's text. */
  readonly answerText?: string | null | undefined;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation?: string | null | undefined;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation?: string | null | undefined;
  /** An id in the bank changes that question. Any other id, of 1 to 60 letters, digits, hyphens and underscores, becomes the new question's id. */
  readonly id?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order shown. */
  readonly options?: ReadonlyArray<string> | null | undefined;
  /** The text of the question: 1 to 500 characters. */
  readonly question?: string | null | undefined;
  /** yes: a new question stays out of the exam. no or blank: it goes into the exam. An existing question is not affected. */
  readonly retired?: string | null | undefined;
  /** The day on which to check it against its publication again. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). */
  readonly reviewDate?: string | null | undefined;
  /** Its number in the file, which names it in the result. If any row has no number, a number below 1 or another row's number, all rows are named by their places in the list, from 1. */
  readonly row?: number | null | undefined;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic?: string | null | undefined;
};

/** Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, CPL, SGT, SSG, SFC, MSG, FIRST_SG, CDT, SECOND_LT, FIRST_LT, CPT. A record may only get ranks that the unit's policy offers. */
export type Rank =
  /** Cadet, of any grade; never promotable, and never on DLC Incomplete. */
  | 'CDT'
  /** Corporal; usually E4. */
  | 'CPL'
  /** Captain; usually O3. */
  | 'CPT'
  /** First lieutenant, shown as 1LT; usually O2. */
  | 'FIRST_LT'
  /** First sergeant, shown as 1SG; usually E8. */
  | 'FIRST_SG'
  /** Master sergeant; usually E8. */
  | 'MSG'
  /** Private first class; usually E3. */
  | 'PFC'
  /** Private, second grade; usually E2. */
  | 'PV2'
  /** Private; usually E1. */
  | 'PVT'
  /** Second lieutenant, shown as 2LT; usually O1. */
  | 'SECOND_LT'
  /** Sergeant first class; usually E7. */
  | 'SFC'
  /** Sergeant; usually E5. */
  | 'SGT'
  /** Specialist; usually E4. */
  | 'SPC'
  /** Staff sergeant; usually E6. */
  | 'SSG';

/** The lists of the readiness overview. The unit's policy decides their rules; these are the defaults. */
export type ReadinessList =
  /** The fitness test was not passed. */
  | 'ACFT_FAIL'
  /** E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; never a cadet. */
  | 'DLC_INCOMPLETE'
  /** Qualified as a joint fires observer. A strength, not a shortcoming. */
  | 'JFO_QUALIFIED'
  /** M4 qualification below 23. */
  | 'M4_QUAL_FAIL'
  /** Not licensed to drive military vehicles. */
  | 'NEED_LICENSED'
  /** DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC; cadets too. */
  | 'PME_INCOMPLETE'
  /** Fitness test passed, and the promotion rule of the soldier's grade met. A strength, not a shortcoming. */
  | 'PROMOTABLE';

/** A new login. createSoldier then adds its record. */
export type RegisterInput = {
  /** The password again. */
  readonly confirmPassword: string;
  /** An address that does not have a login yet. */
  readonly email: string;
  /** The unit's current join code. */
  readonly joinCode: string;
  /** 8 to 128 characters of any kind; not one of about 18,000 common passwords, not made of words about the unit and the person, and not a sequence, repeat, keyboard row, date or common word, even disguised. */
  readonly password: string;
};

/** How often somebody is reminded of what is due. */
export type ReminderPace =
  /** On the unit's weekday, and on each other day when something has become due soon. */
  | 'DAILY'
  /** Never, unless they ask. */
  | 'NEVER'
  /** Only on the unit's weekday. */
  | 'WEEKLY';

/** What happened to a reminder's mail. */
export type ReminderState =
  /** It is shown only here: there was no mail server, the mailbox had refused a mail (mailRefusedAt), or its owner chose NEVER while it waited. */
  | 'NOT_MAILED'
  /** The mail server took it. */
  | 'SENT'
  /** The mailbox refused it, or it could not be delivered within a week. */
  | 'UNDELIVERABLE'
  /** It will be sent, or tried again. */
  | 'WAITING';

/** A requirement for the unit to have. */
export type RequirementInput = {
  /** When it has to be done again. */
  readonly cycle: DueCycle;
  /** How many days after the due day it is late but not overdue, 0 to 365. */
  readonly graceDays?: number;
  /** It applies only to these grades; to all if empty. */
  readonly grades?: ReadonlyArray<Grade>;
  /** The group that it belongs to, such as Weapons, at most 40 characters; empty for none. */
  readonly group?: string;
  /** The id of an existing requirement; left out or null for a new one. */
  readonly id?: string | null | undefined;
  /** The first day on which it applies, 1950-01-01 to 2100-12-31. Null keeps the current day; for a new requirement, it means today. */
  readonly inForceFrom?: string | null | undefined;
  /** How many days before the due day it becomes due soon, 0 to 365. If never done, it is due this many days after it first applied, or by the end of the part of the year that leaves this many. */
  readonly leadDays?: number;
  /** Its levels, the best first, at most 10; empty for other results. */
  readonly levels?: ReadonlyArray<ResultLevelInput>;
  /** Whether it is a medical matter, for which only days and levels are kept. */
  readonly medical?: boolean;
  /** The months of its cycle, 1 to 120, or of each part of a year: 1, 2, 3, 4, 6 or 12; null for other cycles. */
  readonly months?: number | null | undefined;
  /** Its name, at most 40 characters. No other requirement in use may have it, in any letter case. */
  readonly name: string;
  /** What is entered for an event. An existing requirement has to keep its own. */
  readonly result: DueResult;
  /** Whether it no longer applies to anybody from today on. */
  readonly retired?: boolean;
  /** And only to these roles; to all if empty. */
  readonly roles?: ReadonlyArray<Role>;
  /** The range of its score, within 0 to 9999; null if it has no score. A requirement that sets a score of the record has the range and passing mark of the unit's policy, whatever is given. */
  readonly score?: ScoreScaleInput | null | undefined;
  /** The record fields that follow its events; null for none. Only one requirement in use may set each. */
  readonly sets?: DueTarget | null | undefined;
};

/** A word for a result. */
export type ResultLevelInput = {
  /** The word, 40 characters at most. */
  readonly name: string;
  /** Whether it passes. */
  readonly passes: boolean;
};

/** The name of scores from a number on. */
export type RifleBandInput = {
  /** The lowest score with this name. */
  readonly from: number;
  /** As shown after a score: expert. */
  readonly name: string;
};

/** A rifle qualification, and the range of its whole-number score. */
export type RifleTestInput = {
  /** The lowest first; empty if scores have no names. */
  readonly bands: ReadonlyArray<RifleBandInput>;
  /** The lowest passing score. */
  readonly failBelow: number;
  /** The highest score. */
  readonly max: number;
  /** The lowest score. */
  readonly min: number;
  /** Its usual name: ACFT, M4. */
  readonly name: string;
  /** The first day on which the unit takes it, which may be in the past, because events belong to the test of their own day. Null means the first day of the policy. */
  readonly since?: string | null | undefined;
};

/** Duty position. Underscores are shown as blanks. */
export type Role =
  /** Operates the Advanced Field Artillery Tactical Data System, in BN STAFF. */
  | 'AFATDS'
  /** Battalion forward observer, in BN STAFF. */
  | 'BN_FO'
  /** Battalion fire support NCO, in BN STAFF. Gives staff rights. */
  | 'BN_FSNCO'
  /** Battalion fire support officer, in BN STAFF. Gives staff rights. */
  | 'BN_FSO'
  /** Battalion radiotelephone operator, in BN STAFF. */
  | 'BN_RTO'
  /** Company fire support NCO, in a company's HQ. Gives staff rights. */
  | 'CO_FSNCO'
  /** Company fire support officer, in a company's HQ. Gives staff rights. */
  | 'CO_FSO'
  /** Forward observer of team 1, 2 or 3. */
  | 'FO'
  /** Radiotelephone operator of team 1, 2 or 3. */
  | 'RTO'
  /** The only role of section UNASSIGNED. */
  | 'UNASSIGNED';

/** The event of a dated requirement in a row, as texts from the file. A field that is left out, null or blank says nothing. */
export type RosterEventInput = {
  /** The day, today or before. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). A row needs one. */
  readonly doneOn?: string | null | undefined;
  /** The day on which it is due again, for a requirement with fixed days. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). */
  readonly expiresOn?: string | null | undefined;
  /** Whether it is for record: yes, y, true, x or 1; no, n, false or 0. Blank means yes. */
  readonly forRecord?: string | null | undefined;
  /** A note of one line. Medical matters have no notes. */
  readonly note?: string | null | undefined;
  /** The name of the requirement, or its id. A row needs one. */
  readonly requirement?: string | null | undefined;
  /** The result as typed: 38, 450 pass, go, Class 2. Blank, x or yes for a requirement that is simply done. */
  readonly result?: string | null | undefined;
};

/** A row of a roster, as texts from the file. A field that is left out, null or blank says nothing: an existing record keeps its value, and a new one gets the default. List values may be labels for people (BN STAFF, 1, 2LT) or names of this API. */
export type RosterRowInput = {
  /** yes, y, true, x or 1; no, n, false or 0. Also pass or go, fail or no-go. */
  readonly acftPass?: string | null | undefined;
  /** A whole number in the range of the test. */
  readonly acftScore?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly alcComplete?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly blcComplete?: string | null | undefined;
  /** The complete courses, as in DLC 1, BLC; or NONE. Other courses stay unchanged. */
  readonly courses?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc1Complete?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc2Complete?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc3Complete?: string | null | undefined;
  /** Date of rank. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly dor?: string | null | undefined;
  /** Expiration of term of service, or INDEFINITE. A date replaces INDEFINITE. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly ets?: string | null | undefined;
  /** Serves without an ETS date; yes clears the date: yes, y, true, x or 1; no, n, false or 0. */
  readonly etsIndefinite?: string | null | undefined;
  /** An event for the person with this name. Such a row never makes a new record, and says nothing else. Either all rows need an event, or none. */
  readonly event?: RosterEventInput | null | undefined;
  /** Required. */
  readonly firstName?: string | null | undefined;
  /** A grade of a rank that the unit offers. If left out: the usual grade of a new rank; required for a new CDT. */
  readonly grade?: string | null | undefined;
  /** True: it is about somebody new, not one of the `candidates` of a dry run. A row with an event is then skipped. */
  readonly isNew?: boolean | null | undefined;
  /** Qualified as a joint fires observer: yes, y, true, x or 1; no, n, false or 0. */
  readonly jfo?: string | null | undefined;
  /** Required. */
  readonly lastName?: string | null | undefined;
  /** Licensed to drive military vehicles: yes, y, true, x or 1; no, n, false or 0. */
  readonly license?: string | null | undefined;
  /** A whole number in the range of the test. */
  readonly m4Qual?: string | null | undefined;
  /** The three names together identify the person. May be left out if only one person has the other two names; required for a new record. */
  readonly middleName?: string | null | undefined;
  /** The texts in the unit fields. A problem names `own.` and the unit field's id. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly pebd?: string | null | undefined;
  /** Required for a new record. A rank that the unit's policy offers: PVT to CPT. */
  readonly rank?: string | null | undefined;
  /** A role that the section and team have. A staff role gives staff rights, once staff approve if the record has an owner. Any other role ends them. */
  readonly role?: string | null | undefined;
  /** Its number in the file, which names it in the result. If any row has no number, a number below 1 or another row's number, all rows are named by their places in the list, from 1. */
  readonly row?: number | null | undefined;
  /** The id of the record that it is about: one of the `candidates` of a dry run. Any other id is ignored. */
  readonly sameAs?: string | null | undefined;
  /** BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. For a new section, give a team and a role that it has. */
  readonly section?: string | null | undefined;
  /** Whether this course is complete, instead of listing it in `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly slcComplete?: string | null | undefined;
  /** A team that the section has; may be left out if it has only one. */
  readonly team?: string | null | undefined;
};

/** What a word or a heading of a roster means, or which record a name belongs to. */
export type RosterWordInput = {
  /** The column of the word: a field of `RosterRowInput`, or `own.` and the id of a unit field. `name` for a whole name. `dayOrder`, `countedDays`, `monthDay` (with the column before the headings), `nameOrder` and `nameRank` say how to read the days and names of files with the headings in `text`. Null for a heading. */
  readonly column?: string | null | undefined;
  /** The text in the file, 1 to 60 characters. A name, as LAST, FIRST MIDDLE, or a file's headings may have up to 183. Letter case, blanks and punctuation do not count. */
  readonly text: string;
  /** What the cell is read as, or the column that the heading names (also `name` for whole names). For a name, the id of its record. For reading files: MONTH_FIRST or DAY_FIRST; `yes` if bare numbers are Excel dates; FIRST, LAST or LEFT_OUT for a month without a day; FIRST_NAME or LAST_NAME for what comes first; COLUMN or NAME for the rank that counts. Null if it is left out. */
  readonly value?: string | null | undefined;
};

/** The schools that a soldier can be scheduled for. */
export type SchoolName =
  /** Air Assault School, shown as AIR ASSAULT. */
  | 'AIR_ASSAULT'
  /** Advanced Leader Course, for E5. */
  | 'ALC'
  /** Basic Leader Course, for E4. */
  | 'BLC'
  /** Joint fires observer course. */
  | 'JFO'
  /** Pathfinder School. */
  | 'PATHFINDER'
  /** Ranger School. */
  | 'RANGER'
  /** Senior Leader Course, for E6. */
  | 'SLC';

/** The range of a score. */
export type ScoreScaleInput = {
  /** The lowest passing score. */
  readonly failBelow: number;
  /** The highest score. */
  readonly max: number;
  /** The lowest score. */
  readonly min: number;
};

/** Section of the battalion. The unit's policy sets its places; these are the defaults. */
export type Section =
  /** Company A: 8 places. */
  | 'ALPHA'
  /** Battalion staff, shown as BN STAFF: 6 places. */
  | 'BN_STAFF'
  /** Company B: 8 places. */
  | 'BRAVO'
  /** Company C: 8 places. */
  | 'CHARLIE'
  /** Company D, which has only a headquarters: 4 places. */
  | 'DELTA'
  /** No section yet; team and role are UNASSIGNED, too. */
  | 'UNASSIGNED';

/** The places in a section. */
export type SectionCapacityInput = {
  /** The number of places; 0 for a section that the unit does not have. */
  readonly capacity: number;
  /** Any section except UNASSIGNED. */
  readonly section: Section;
};

/** The e-mail address and password of a login. */
export type SignInInput = {
  /** The login's e-mail address, in upper or lower case. */
  readonly email: string;
  /** Compared exactly as given. */
  readonly password: string;
};

/** Changes to a record, except its place in the unit. A field that is left out or null stays unchanged, except that null clears a field that may be null in a record, such as a date. */
export type SoldierCellsInput = {
  /** Whether the soldier passed the unit's fitness test. Needed for every promotion. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. The test is the ACFT, 0 to 600 unless the unit chose another. */
  readonly acftScore?: number | null | undefined;
  /** Whether the Advanced Leader Course is complete. */
  readonly alcComplete?: boolean | null | undefined;
  /** Whether the Basic Leader Course is complete. */
  readonly blcComplete?: boolean | null | undefined;
  /** Whether Distributed Leader Course I is complete. */
  readonly dlc1Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course II is complete. */
  readonly dlc2Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course III is complete. */
  readonly dlc3Complete?: boolean | null | undefined;
  /** Date of rank: time in grade counts from it. From 1950-01-01 to 2100-12-31. */
  readonly dor?: string | null | undefined;
  /** Whether the soldier is licensed to drive military vehicles. */
  readonly driversLicense?: boolean | null | undefined;
  /** Expiration of term of service: the last day. Null while `etsIndefinite` is true. From 1950-01-01 to 2100-12-31. */
  readonly ets?: string | null | undefined;
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName?: string | null | undefined;
  /** Pay grade. Decides which courses and which promotion rule apply. The usual grade of the rank unless somebody chose another. */
  readonly grade?: Grade | null | undefined;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName?: string | null | undefined;
  /** Score of the unit's rifle qualification; 0 until it is entered. The test is the M4, 0 to 600 unless the unit chose another; a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName?: string | null | undefined;
  /** Values of unit fields; those left out stay unchanged. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server accepts any grade with it; forms fill in the usual one. */
  readonly rank?: Rank | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
};

/** Filters the soldiers. A soldier has to meet every given condition. */
export type SoldiersFilter = {
  /** True: only people with staff rights. False: only people without. */
  readonly isStaff?: boolean | null | undefined;
  /** Words in any order. Each has to be part of a name, or begin the rank, role or section as people see them. Capitals, accents, apostrophes, hyphens and other signs do not matter. At most 100 characters. */
  readonly search?: string | null | undefined;
  /** Only people assigned to this section. */
  readonly section?: Section | null | undefined;
};

/** What a row does to its soldier's staff rights, which follow from the role. */
export type StaffRightsChange =
  /** A staff role gives them once staff approve, because the record has an owner, and the row found it by a name that its owner can choose. */
  | 'AWAITS_APPROVAL'
  /** A staff role gives them. */
  | 'GIVEN'
  /** A role without staff rights ends them. */
  | 'TAKEN';

/** Team within a section. */
export type Team =
  /** Headquarters; every section except UNASSIGNED has one. */
  | 'HQ'
  /** Shown as 1. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_1'
  /** Shown as 2. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_2'
  /** Shown as 3. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_3'
  /** The only team of section UNASSIGNED. */
  | 'UNASSIGNED';

/** The unit's component. */
export type UnitComponent =
  /** Regular Army. */
  | 'ACTIVE'
  /** Army National Guard. */
  | 'GUARD'
  /** Army Reserve. */
  | 'RESERVE';

/** A unit field for the unit to have. */
export type UnitFieldInput = {
  /** The choices in their order: 1 to 20 texts of at most 40 characters; empty for other kinds. A choice that somebody has cannot be removed. */
  readonly choices?: ReadonlyArray<string>;
  /** The id of an existing unit field; left out or null for a new one. */
  readonly id?: string | null | undefined;
  /** What it holds. An existing unit field has to keep its own. */
  readonly kind: UnitFieldKind;
  /** Its name, at most 40 characters. Nothing else in a record or a roster may have it, in any letter case. */
  readonly label: string;
  /** Who may see and edit it besides staff. */
  readonly visibility: UnitFieldVisibility;
};

/** What a unit field holds. */
export type UnitFieldKind =
  /** One of the unit field's choices. */
  | 'CHOICE'
  /** A day in the same range as a record's days. */
  | 'DAY'
  /** The DoD ID: ten digits, by which rosters find people. Two records cannot share one. A unit has at most one such field, always called DoD ID and always shown to the soldier. This API returns only the last four digits, except in `exportDodIds` and `ownRecord`. */
  | 'DOD_ID'
  /** A number, which may be negative, with at most 9 digits before and 4 after the point. */
  | 'NUMBER'
  /** A text of one line, at most 250 characters. */
  | 'TEXT'
  /** yes or no. */
  | 'YES_NO';

/** Who may see and edit a unit field besides staff. */
export type UnitFieldVisibility =
  /** The soldier sees their own value and may change it. */
  | 'SOLDIER_EDITS'
  /** The soldier sees their own value, in the record and its history. */
  | 'SOLDIER_SEES'
  /** Nobody. */
  | 'STAFF';

/** The unit's facts. */
export type UnitInput = {
  /** Active, Guard or Reserve. */
  readonly component: UnitComponent;
  /** Its name, at most 60 characters; null or blank for none. */
  readonly name?: string | null | undefined;
  /** The time zone that decides its days: America/Chicago, as in the time zone database, or UTC; null or blank for the server's. */
  readonly timeZone?: string | null | undefined;
};

/** Changes to a comment. A field that is left out or null stays unchanged. */
export type UpdateCommentInput = {
  /** Any category except RECOMMENDED; a recommended comment stays recommended. */
  readonly category?: CommentCategory | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text?: string | null | undefined;
};

/** Changes to a question. A field that is left out or null stays unchanged. */
export type UpdateQuestionInput = {
  /** The right answer: one of the options, letter for letter. */
  readonly answerText?: string | null | undefined;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation?: string | null | undefined;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order shown. */
  readonly options?: ReadonlyArray<string> | null | undefined;
  /** The text of the question: 1 to 500 characters. */
  readonly question?: string | null | undefined;
  /** The day on which to check it against its publication again. */
  readonly reviewDate?: string | null | undefined;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic?: string | null | undefined;
};

/** Changes to a scheduled school. A field that is left out or null stays unchanged. */
export type UpdateSchoolInput = {
  /** Last day, inclusive; not before the first. From 1950-01-01 to 2100-12-31. */
  readonly endDate?: string | null | undefined;
  /** One of the seven. A soldier may have the same one twice. */
  readonly schoolName?: SchoolName | null | undefined;
  /** First day. From 1950-01-01 to 2100-12-31. */
  readonly startDate?: string | null | undefined;
};

/** Changes to a record. A field that is left out or null stays unchanged, except that null clears a field that may be null in a record, such as a date. */
export type UpdateSoldierInput = {
  /** Whether the soldier passed the unit's fitness test. Needed for every promotion. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. The test is the ACFT, 0 to 600 unless the unit chose another. */
  readonly acftScore?: number | null | undefined;
  /** Whether the Advanced Leader Course is complete. */
  readonly alcComplete?: boolean | null | undefined;
  /** Whether the Basic Leader Course is complete. */
  readonly blcComplete?: boolean | null | undefined;
  /** Whether Distributed Leader Course I is complete. */
  readonly dlc1Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course II is complete. */
  readonly dlc2Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course III is complete. */
  readonly dlc3Complete?: boolean | null | undefined;
  /** Date of rank: time in grade counts from it. From 1950-01-01 to 2100-12-31. */
  readonly dor?: string | null | undefined;
  /** Whether the soldier is licensed to drive military vehicles. */
  readonly driversLicense?: boolean | null | undefined;
  /** Expiration of term of service: the last day. Null while `etsIndefinite` is true. From 1950-01-01 to 2100-12-31. */
  readonly ets?: string | null | undefined;
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName?: string | null | undefined;
  /** Pay grade. Decides which courses and which promotion rule apply. The usual grade of the rank unless somebody chose another. */
  readonly grade?: Grade | null | undefined;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName?: string | null | undefined;
  /** Score of the unit's rifle qualification; 0 until it is entered. The test is the M4, 0 to 600 unless the unit chose another; a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName?: string | null | undefined;
  /** Values of unit fields; those left out stay unchanged. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server accepts any grade with it; forms fill in the usual one. */
  readonly rank?: Rank | null | undefined;
  /** Duty position of the section and team. A staff role gives staff rights. Staff have to approve them if the soldier chose the role, or if an import found the soldier by name. */
  readonly role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Each section accepts only some teams and roles. */
  readonly section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
  /** Team of the section. */
  readonly team?: Team | null | undefined;
};

/** Changes to one of several records. */
export type UpdateSoldierRow = {
  /** The soldier. */
  readonly id: string;
  /** The changes. */
  readonly input: SoldierCellsInput;
  /** The version that the changes are based on. */
  readonly version: number;
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';
