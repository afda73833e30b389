/** A new comment about somebody else. */
export type AddCommentInput = {
  /** Any but RECOMMENDED. */
  readonly category: CommentCategory;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. A call that is repeated with the same key adds nothing more: it is answered with what was added, and with NOT_FOUND once that is deleted. With the same key another call, or the same one with other content, is refused: BAD_USER_INPUT on `key`. A key belongs to its login. Without a key a repeated call counts as another addition. */
  readonly key?: string | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text: string;
};

/** One soldier's event among several. */
export type AddDueEventRow = {
  /** What was done. */
  readonly event: DueEventInput;
  /** The soldier. */
  readonly soldierId: string;
};

/** A new comment that somebody recommends about themself. */
export type AddRecommendedCommentInput = {
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. A call that is repeated with the same key adds nothing more: it is answered with what was added, and with NOT_FOUND once that is deleted. With the same key another call, or the same one with other content, is refused: BAD_USER_INPUT on `key`. A key belongs to its login. Without a key a repeated call counts as another addition. */
  readonly key?: string | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text: string;
};

/** A school to schedule a soldier for. */
export type AddSchoolInput = {
  /** Last day, inclusive; not before the first. From 1950-01-01 to 2100-12-31. */
  readonly endDate: string;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. A call that is repeated with the same key adds nothing more: it is answered with what was added, and with NOT_FOUND once that is deleted. With the same key another call, or the same one with other content, is refused: BAD_USER_INPUT on `key`. A key belongs to its login. Without a key a repeated call counts as another addition. */
  readonly key?: string | null | undefined;
  /** One of the seven; a soldier may have the same one twice. */
  readonly schoolName: SchoolName;
  /** First day. From 1950-01-01 to 2100-12-31. */
  readonly startDate: string;
};

/** A soldier's new place in the unit. Position and staff rights follow from it. */
export type AssignSoldierInput = {
  /** One that the section and team have. A staff role brings staff rights at once; any other ends them. */
  readonly role: Role;
  /** Any; UNASSIGNED takes somebody out of their section. */
  readonly section: Section;
  /** Team, one of those that the section has. */
  readonly team: Team;
};

/** What a calendar shows. */
export type CalendarScope =
  /** One's own schools, ETS and what is due, medical matters without their names. */
  | 'OWN'
  /** Everybody's schools and ETS, of the whole unit and not of one section, and how many people have what due, without their names; for staff only. */
  | 'SECTION';

/** A new address, and the password to prove who asks. */
export type ChangeEmailInput = {
  /** The address to sign in with from now on; a link that confirms it is sent there. */
  readonly newEmail: string;
  /** The login's password. */
  readonly password: string;
};

/** A new password, and the former one to prove who asks. */
export type ChangePasswordInput = {
  /** The new password again. */
  readonly confirmPassword: string;
  /** The password until now. */
  readonly currentPassword: string;
  /** 8 to 128 characters, any characters; not one of some 18,000 common ones, not made of words of the unit and the person, and not a sequence, a repeat, a row of keys, a date or a common word in another shape. */
  readonly newPassword: string;
};

/** The policy that the unit is to go by. */
export type ChoosePolicyInput = {
  /** The first day of it: the unit's calendar day or a later one. */
  readonly from: string;
  /** Of which of those that ship with the product it is made. */
  readonly pack: PolicyPack;
  /** What it says, where that differs from the pack; null for the pack as it is. */
  readonly policy?: PolicyInput | null | undefined;
};

/** Whether the code of a mailed link can still be used, by whoever asks. */
export type CodeState =
  /** It works in the browser that asked for it, and not in this one. */
  | 'OF_ANOTHER_BROWSER'
  /** It works, for what it was sent for and once. */
  | 'USABLE'
  /** It was used, replaced or voided, is too old, is for something else, or was never there at all. */
  | 'USED_OR_EXPIRED';

/** What a comment is about. Shown in this order: CHARACTER, PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES, OVERALL, RECOMMENDED. */
export type CommentCategory =
  /** Gets results. */
  | 'ACHIEVES'
  /** Values, empathy, discipline. What forms start with. */
  | 'CHARACTER'
  /** Prepares self and develops others. */
  | 'DEVELOPS'
  /** Judgment, agility of mind, tact, expertise. */
  | 'INTELLECT'
  /** Leads others, by example and by what they say. */
  | 'LEADERSHIP'
  /** The soldier as a whole. */
  | 'OVERALL'
  /** Bearing, fitness, confidence, resilience. */
  | 'PRESENCE'
  /** Written by the soldier about themself, for leaders to take up. Only addRecommendedComment makes one. */
  | 'RECOMMENDED';

/** A roster that is compared with the records. */
export type CompareRosterInput = {
  /** The rows of the file, 1 to 2000. */
  readonly rows: ReadonlyArray<RosterRowInput>;
};

/** A course of military education, by the field of a record that says whether it is complete. */
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

/** A new key for a program. */
export type CreateProgramKeyInput = {
  /** The last day on which it works: today to 365 days ahead; 90 days ahead where it is left out. */
  readonly endsOn?: string | null | undefined;
  /** What the program is called, 1 to 60 characters. */
  readonly name: string;
  /** What it may read. */
  readonly scope: KeyScope;
};

/** A new question. Blanks around its texts are dropped. */
export type CreateQuestionInput = {
  /** The right answer: one of the options, letter for letter. */
  readonly answerText: string;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation: string;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation: string;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. A call that is repeated with the same key adds nothing more: it is answered with what was added, and with NOT_FOUND once that is deleted. With the same key another call, or the same one with other content, is refused: BAD_USER_INPUT on `key`. A key belongs to its login. Without a key a repeated call counts as another addition. */
  readonly key?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order in which they are shown. */
  readonly options: ReadonlyArray<string>;
  /** What is asked: 1 to 500 characters. */
  readonly question: string;
  /** The day on which to check it against its publication again. */
  readonly reviewDate: string;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic: string;
};

/** One's own new record. What is left out is UNASSIGNED (section, team, role), not entered (scores, which then read as 0), true (acftPass), false (courses, JFO, license) or null (what may be null). */
export type CreateSoldierInput = {
  /** Whether the unit's fitness test was passed; no promotion without it. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. Unless the unit chose another, that is the ACFT, 0 to 600. */
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
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null, and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName: string;
  /** Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another. */
  readonly grade: Grade;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName: string;
  /** Score of the unit's rifle qualification; 0 until it is entered. Unless the unit chose another, that is the M4, 0 to 600, of which a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName: string;
  /** Values of the unit fields; those that are left out stay. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server takes any grade with it; forms fill in the usual one. */
  readonly rank: Rank;
  /** Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name. */
  readonly role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section. */
  readonly section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
  /** Team, one of those that the section has. */
  readonly team?: Team | null | undefined;
};

/** What is odd or missing in a record. None of it stops a save. */
export type DataIssueCode =
  /** Nobody has entered an ACFT score; it reads and counts as 0. */
  | 'ACFT_SCORE_NOT_ENTERED'
  /** The fitness score is of a test that the unit no longer takes; it counts by its pass until the next one. */
  | 'ACFT_SCORE_OF_OTHER_TEST'
  /** The date of rank is after today. */
  | 'DOR_AHEAD'
  /** The date of rank is before PEBD. */
  | 'DOR_BEFORE_PEBD'
  /** There is no date of rank, so that time in grade is not known. */
  | 'DOR_NOT_ENTERED'
  /** ETS is before PEBD. */
  | 'ETS_BEFORE_PEBD'
  /** There is no ETS date, and ETS is not indefinite. */
  | 'ETS_NOT_ENTERED'
  /** ETS was yesterday or before. */
  | 'ETS_PAST'
  /** A requirement with fixed days was never done, and the day by which it is to be done is not entered. Told by `dataToComplete` alone. */
  | 'FIRST_DUE_NOT_ENTERED'
  /** The grade is not the usual one of the rank. A cadet has no usual one. */
  | 'GRADE_UNUSUAL'
  /** Nobody has entered an M4 qualification; it reads and counts as 0. */
  | 'M4_QUAL_NOT_ENTERED'
  /** The rifle score is of a test that the unit no longer takes; it counts as it did when it was entered. */
  | 'M4_QUAL_OF_OTHER_TEST'
  /** PEBD is after today. */
  | 'PEBD_AHEAD'
  /** There is no PEBD, so that time in service is not known. */
  | 'PEBD_NOT_ENTERED';

/** Why somebody leaves the unit. */
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
  /** On the day that is entered with each event, such as the thru date of an evaluation. An event from before the requirement had this cycle has no day, and is not due again until it is corrected. */
  | 'FIXED'
  /** So many calendar months after it was done, on the month's last day where it is shorter: 31 AUG and 6 months is 28 or 29 FEB. */
  | 'MONTHS'
  /** Never. */
  | 'ONCE';

/** An event of a requirement. */
export type DueEventInput = {
  /** The day, today or before. */
  readonly doneOn: string;
  /** The day on which it is due again, for a requirement with fixed days; null for others. */
  readonly expiresOn?: string | null | undefined;
  /** Whether it is for record. Otherwise it is for diagnosis: it stands in the series alone, and counts for nothing. */
  readonly forRecord?: boolean;
  /** The level, of a requirement with levels. */
  readonly level?: string | null | undefined;
  /** A remark of one line, 100 characters at most; empty for none, as it is of a medical matter. */
  readonly note?: string;
  /** Whether it was passed, of a requirement that is passed or failed, and of the one that sets the fitness test. */
  readonly passed?: boolean | null | undefined;
  /** The score, of a requirement with one. */
  readonly score?: number | null | undefined;
};

/** What is entered of an event besides its day. It never changes. */
export type DueResult =
  /** One of the levels. */
  | 'LEVEL'
  /** Nothing: it was done. */
  | 'NONE'
  /** Whether it was passed. */
  | 'PASS_FAIL'
  /** A whole number. */
  | 'SCORE';

/** How a requirement stands with a soldier on a day. */
export type DueState =
  /** Met. */
  | 'CURRENT'
  /** Done before, and within its days of lead, or late and within its days of grace. */
  | 'DUE_SOON'
  /** Until a day, whatever it would be without. */
  | 'EXCUSED'
  /** The event that counts is below the mark: due at once. */
  | 'FAILED'
  /** Not in force yet, retired, or not asked of the grade or role. */
  | 'NOT_REQUIRED'
  /** The due day is over, its days of grace included, whether it was done before or never. */
  | 'OVERDUE'
  /** Never done, and not overdue yet. */
  | 'TO_DO';

/** The fields of a record that follow the events of a requirement. */
export type DueTarget =
  /** The score of the fitness test, and whether it was passed, which is entered as well. */
  | 'FITNESS'
  /** Whether the soldier is qualified as a joint fires observer. */
  | 'JFO'
  /** Whether the soldier is licensed to drive military vehicles. */
  | 'LICENSE'
  /** The score of the rifle. */
  | 'RIFLE';

/** A test, and the whole numbers that its score can be. */
export type FitnessTestInput = {
  /** The highest score. */
  readonly max: number;
  /** The lowest score. */
  readonly min: number;
  /** As people call it: ACFT, M4. */
  readonly name: string;
  /** The first day on which the unit takes it, which may lie in the past: events belong to the test of their own day. Null for the first day of the policy. */
  readonly since?: string | null | undefined;
};

/** The color of a strength gauge, by the share of places that are filled; out of the box as described here. */
export type GaugeColour =
  /** At least 85 % of the places are filled. */
  | 'GREEN'
  /** Fewer than 70 % of the places are filled. */
  | 'RED'
  /** At least 70 % and fewer than 85 % of the places are filled. */
  | 'YELLOW';

/** Where the colors of strength gauges begin, in percent of the places. */
export type GaugeColoursInput = {
  /** Green from here on. */
  readonly greenFrom: number;
  /** Yellow from here on; below it is red. */
  readonly yellowFrom: number;
};

/** Pay grade: E1 to E8 enlisted, O1 to O3 officers. What each needs, and how it is promoted, is said by the policy of the unit; out of the box as described here. */
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

/** The ways to be promotable at a grade, of which one is enough. */
export type GradePathsInput = {
  /** The pay grade. One that is not listed is never promotable. */
  readonly grade: Grade;
  /** At least one. */
  readonly paths: ReadonlyArray<PromotionPathInput>;
};

/** What was done. */
export type HistoryAction =
  /** It was made: `from` is null in every change. */
  | 'ADDED'
  /** Some of its fields have other values now. */
  | 'CHANGED'
  /** It is gone. Only schools, comments, keys, events of requirements and, by eraseSoldier, records can be deleted. */
  | 'DELETED';

/** What an entry of the history is about. */
export type HistorySubject =
  /** A comment about the soldier. */
  | 'COMMENT'
  /** An event of a requirement with dates, or an excuse from one. */
  | 'DUE'
  /** A key for programs that the soldier made: that it was made, used for the first time (`firstUsedFrom`, a network address) or revoked. */
  | 'KEY'
  /** The record itself, with the staff rights that follow from a new role. */
  | 'RECORD'
  /** How often the soldier is told what is due (`reminderPace`), where somebody ended it by the unsubscribe link of a mail. Own choices are not told. */
  | 'REMINDERS'
  /** Staff rights that staff gave or took, and whether the soldier can sign in (loginState). */
  | 'RIGHTS'
  /** A scheduled school. */
  | 'SCHOOL'
  /** The unit. Such entries are in `unitHistory`, in the history of no soldier. */
  | 'UNIT';

/** What becomes of a row of an import, or would become of it when nothing was written. */
export type ImportOutcome =
  /** A new question, a new event, or a new record, which belongs to no login. */
  | 'ADDED'
  /** Somebody who has a record is probably the same person; no row is written until that is settled. */
  | 'ASKED'
  /** Changes of one that is there. */
  | 'CHANGED'
  /** Something is wrong with it. */
  | 'REFUSED'
  /** What is there says all of it already. */
  | 'UNCHANGED';

/** Questions out of a file. */
export type ImportQuestionsInput = {
  /** True: only tells what the import would do. */
  readonly dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what. */
  readonly expectedPlan?: string | null | undefined;
  /** The rows of the file, 1 to 1000. */
  readonly rows: ReadonlyArray<QuestionRowInput>;
};

/** A roster out of a file. */
export type ImportSoldiersInput = {
  /** True: only tells what the import would do. */
  readonly dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what. */
  readonly expectedPlan?: string | null | undefined;
  /** True: rows that are refused are left, and the others written. False: with one that is refused nothing is written. */
  readonly leaveRefused?: boolean;
  /** The rows of the file, 1 to 2000. */
  readonly rows: ReadonlyArray<RosterRowInput>;
};

/** What a key for programs opens: the fields that the directive `@keys` opens to it. */
export type KeyScope =
  /** Numbers by section. No answer names a person or has the id of one. */
  | 'COUNTS'
  /** What COUNTS opens, and who is on the readiness lists and reports of staff, and why. No whole record, comment or history. */
  | 'READINESS';

/** Whether a soldier can sign in. */
export type LoginState =
  /** Staff have disabled the login. */
  | 'DISABLED'
  /** The record belongs to no login: it was imported, or its owner deleted the login. */
  | 'NONE'
  /** The soldier can sign in. */
  | 'WORKING';

/** How somebody stands to the unit on a day. */
export type Membership =
  /** The last day is over. */
  | 'DEPARTED'
  /** The gain date is ahead. */
  | 'EXPECTED'
  /** Belongs to the unit. */
  | 'PRESENT';

/** A time in calendar months. */
export type MonthsInput = {
  /** How many months. */
  readonly months: number;
  /** Whether it has to be strictly more. */
  readonly over: boolean;
};

/** A value for a unit field. */
export type OwnValueInput = {
  /** The id of the unit field. */
  readonly unitField: string;
  /** As people write it: yes or no, a day, a number, one of the choices, a DoD ID whole, or a text. Blank or null clears it, as does NONE, but in a unit field of texts or one that has such a choice. */
  readonly value?: string | null | undefined;
};

/** What a unit may set of the Army's rules and of its own. Every name and number of them follows it. */
export type PolicyInput = {
  /** The courses that the unit keeps; others are out of sight, and stay in the records. */
  readonly courses: ReadonlyArray<Course>;
  /** The distributed leader course (DLC) that grades need; without any there is no DLC Incomplete. */
  readonly dlcOfGrade: ReadonlyArray<GradeCourseInput>;
  /** An ETS that is at most this many days ahead is highlighted. */
  readonly etsHighlightDays: number;
  /** The fitness test, of which `acftScore` and `acftPass` tell. */
  readonly fitnessTest: FitnessTestInput;
  /** The colors of the strength gauges. */
  readonly gaugeColours: GaugeColoursInput;
  /** Whether PME Incomplete lists cadets. */
  readonly pmeOfCadets: boolean;
  /** The school of professional military education (PME) that grades need, once their DLC is done where they have one. */
  readonly pmeOfGrade: ReadonlyArray<GradeCourseInput>;
  /** Who is promotable, always with a passed fitness test, and never a cadet. */
  readonly promotionPaths: ReadonlyArray<GradePathsInput>;
  /** The ranks that forms offer. */
  readonly ranks: ReadonlyArray<Rank>;
  /** The rifle qualification, of which `m4Qual` tells. */
  readonly rifleTest: RifleTestInput;
  /** The people that each section has places for. */
  readonly sectionCapacity: ReadonlyArray<SectionCapacityInput>;
  /** The people that the whole unit has places for, 1 or more. */
  readonly totalCapacity: number;
};

/** The policies that ship with the product. */
export type PolicyPack =
  /** The Army's rules of 2026. */
  | 'ARMY_2026'
  /** What was agreed for the product; what a unit has until it chooses. */
  | 'SPECIFICATION';

/** What has to be met together to be promotable. */
export type PromotionPathInput = {
  /** The courses that have to be complete. */
  readonly courses: ReadonlyArray<Course>;
  /** Time since the date of rank; null for none. */
  readonly inGrade?: MonthsInput | null | undefined;
  /** Time since PEBD; null for none. */
  readonly inService?: MonthsInput | null | undefined;
};

/** Which questions of the bank to list: those that meet every condition that is given. */
export type QuestionBankFilter = {
  /** True: only retired ones. False: only those in the exam. */
  readonly retired?: boolean | null | undefined;
  /** Words, each of which has to be part of the question's id or one of its texts, in upper or lower case. At most 500 characters. */
  readonly search?: string | null | undefined;
  /** Only questions of exactly this topic. */
  readonly topic?: string | null | undefined;
};

/** A row of an import, as it stands in the file. Whatever is wrong with it is told in the report; a field left out or null is blank. */
export type QuestionRowInput = {
  /** The right answer: the text of an option, in any letter case, or the letter of one, A to D. A text that is both is taken as the text of an option. */
  readonly answerText?: string | null | undefined;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation?: string | null | undefined;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation?: string | null | undefined;
  /** An id of the bank changes that question; any other, of 1 to 60 letters, digits, hyphens and underscores, is given to the new question. */
  readonly id?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order in which they are shown. */
  readonly options?: ReadonlyArray<string> | null | undefined;
  /** What is asked: 1 to 500 characters. */
  readonly question?: string | null | undefined;
  /** yes: it is kept out of the exam if it is new. no or blank: it is in it. A question that the bank has stays as it is. */
  readonly retired?: string | null | undefined;
  /** The day on which to check it against its publication again. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). */
  readonly reviewDate?: string | null | undefined;
  /** Its number in the file, by which it is named. Where a row of the list has none, one below 1 or the same as another row, all are named by their places in the list, from 1. */
  readonly row?: number | null | undefined;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic?: string | null | undefined;
};

/** Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, CPL, SGT, SSG, SFC, MSG, FIRST_SG, CDT, SECOND_LT, FIRST_LT, CPT. A record is given only those that the policy of the unit offers. */
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

/** The lists of the readiness overview, as the policy of the unit has them; out of the box as described here. */
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
  /** Fitness test passed and the promotion rule of the soldier's grade met. A strength, not a shortcoming. */
  | 'PROMOTABLE';

/** A new login. Its record comes with createSoldier. */
export type RegisterInput = {
  /** The password again. */
  readonly confirmPassword: string;
  /** An address that has no login yet. */
  readonly email: string;
  /** The unit's current join code. */
  readonly joinCode: string;
  /** 8 to 128 characters, any characters; not one of some 18,000 common ones, not made of words of the unit and the person, and not a sequence, a repeat, a row of keys, a date or a common word in another shape. */
  readonly password: string;
};

/** How often somebody is told what is due. */
export type ReminderPace =
  /** On the unit's weekday, and on each other day on which something has become due soon. */
  | 'DAILY'
  /** Never, unless they ask for it. */
  | 'NEVER'
  /** On the unit's weekday alone. */
  | 'WEEKLY';

/** What became of a reminder's mail. */
export type ReminderState =
  /** It stands here alone: there was no mail server, the mailbox had refused a mail (mailRefusedAt), or its owner chose NEVER while it waited. */
  | 'NOT_MAILED'
  /** The mail server took it. */
  | 'SENT'
  /** The mailbox refused it, or it could not be delivered within a week. */
  | 'UNDELIVERABLE'
  /** It is to be sent, or is tried again. */
  | 'WAITING';

/** A requirement that the unit is to have. */
export type RequirementInput = {
  /** When it has to be done again. */
  readonly cycle: DueCycle;
  /** For how many days after the due day it is late and not overdue yet, 0 to 365. */
  readonly graceDays?: number;
  /** Whom it is asked of: people of these grades; of all where there are none. */
  readonly grades?: ReadonlyArray<Grade>;
  /** What it belongs to, such as Weapons, 40 characters at most; empty for nothing. */
  readonly group?: string;
  /** The id of one that is there; left out or null for a new one. */
  readonly id?: string | null | undefined;
  /** The day from which it is asked, 1950-01-01 to 2100-12-31. Null: the day that it has; for a new one, today. */
  readonly inForceFrom?: string | null | undefined;
  /** From how many days before the due day on it is due soon, 0 to 365. What was never done is due so many days after it was first asked, or by the end of the part of the year that leaves so many. */
  readonly leadDays?: number;
  /** Its levels, the best first, 10 at most; none where it has none. */
  readonly levels?: ReadonlyArray<ResultLevelInput>;
  /** Whether it is a medical matter, of which days and levels alone are kept. */
  readonly medical?: boolean;
  /** The months of its cycle, 1 to 120, or of each part of a year: 1, 2, 3, 4, 6 or 12; null for other cycles. */
  readonly months?: number | null | undefined;
  /** What it is called, 40 characters at most: as no other in use, whatever the letter case. */
  readonly name: string;
  /** What is entered of an event. Of one that is there as it is. */
  readonly result: DueResult;
  /** Whether it is asked of nobody from today on. */
  readonly retired?: boolean;
  /** And with these roles; with all where there are none. */
  readonly roles?: ReadonlyArray<Role>;
  /** The range of its score, within 0 to 9999; null where it has none. One that sets a score of the record has the range and the mark of the unit's policy, whatever is given. */
  readonly score?: ScoreScaleInput | null | undefined;
  /** What follows its events; null for nothing. Of those in use, one sets each. */
  readonly sets?: DueTarget | null | undefined;
};

/** A word for a result. */
export type ResultLevelInput = {
  /** The word, 40 characters at most. */
  readonly name: string;
  /** Whether it passes. */
  readonly passes: boolean;
};

/** What scores from a number on are called. */
export type RifleBandInput = {
  /** The lowest score that is called so. */
  readonly from: number;
  /** As it stands behind a score: expert. */
  readonly name: string;
};

/** A rifle qualification, and the whole numbers that its score can be. */
export type RifleTestInput = {
  /** The lowest first; none where scores have no names. */
  readonly bands: ReadonlyArray<RifleBandInput>;
  /** The lowest score that is not a fail. */
  readonly failBelow: number;
  /** The highest score. */
  readonly max: number;
  /** The lowest score. */
  readonly min: number;
  /** As people call it: ACFT, M4. */
  readonly name: string;
  /** The first day on which the unit takes it, which may lie in the past: events belong to the test of their own day. Null for the first day of the policy. */
  readonly since?: string | null | undefined;
};

/** Duty position. Underscores are shown as blanks. */
export type Role =
  /** Operates the Advanced Field Artillery Tactical Data System, in BN STAFF. */
  | 'AFATDS'
  /** Battalion forward observer, in BN STAFF. */
  | 'BN_FO'
  /** Battalion fire support NCO, in BN STAFF. Brings staff rights. */
  | 'BN_FSNCO'
  /** Battalion fire support officer, in BN STAFF. Brings staff rights. */
  | 'BN_FSO'
  /** Battalion radiotelephone operator, in BN STAFF. */
  | 'BN_RTO'
  /** Company fire support NCO, in a company's HQ. Brings staff rights. */
  | 'CO_FSNCO'
  /** Company fire support officer, in a company's HQ. Brings staff rights. */
  | 'CO_FSO'
  /** Forward observer of team 1, 2 or 3. */
  | 'FO'
  /** Radiotelephone operator of team 1, 2 or 3. */
  | 'RTO'
  /** The one role of section UNASSIGNED. */
  | 'UNASSIGNED';

/** What a row says of an event of a dated requirement, as the texts that stand there. A field left out, null or blank says nothing. */
export type RosterEventInput = {
  /** The day, today or before. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). A row needs one. */
  readonly doneOn?: string | null | undefined;
  /** The day on which it is due again, of a requirement with fixed days. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). */
  readonly expiresOn?: string | null | undefined;
  /** Whether it is for record: yes, y, true, x or 1; no, n, false or 0. Blank is yes. */
  readonly forRecord?: string | null | undefined;
  /** A remark of one line; none of a medical matter. */
  readonly note?: string | null | undefined;
  /** The name of the requirement, or its id. A row needs one. */
  readonly requirement?: string | null | undefined;
  /** The result as it is typed: 38, 450 pass, go, Class 2; for what is only done blank, x or yes. */
  readonly result?: string | null | undefined;
};

/** A row of a roster, as the texts that stand there. A field left out, null or blank says nothing: the record keeps what it has, and a new one takes its default. Lists are read as people see them (BN STAFF, 1, 2LT) or as this API names them. */
export type RosterRowInput = {
  /** yes, y, true, x or 1; no, n, false or 0. Also pass or go, fail or no-go. */
  readonly acftPass?: string | null | undefined;
  /** A whole number in the range of the test. */
  readonly acftScore?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly alcComplete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly blcComplete?: string | null | undefined;
  /** The courses that are complete, as DLC 1, BLC; or NONE. A course that is not among them stays as it is. */
  readonly courses?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc1Complete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc2Complete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly dlc3Complete?: string | null | undefined;
  /** Date of rank. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly dor?: string | null | undefined;
  /** Expiration of term of service, or INDEFINITE. A date ends an indefinite one. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly ets?: string | null | undefined;
  /** Serves without an ETS date: yes clears one: yes, y, true, x or 1; no, n, false or 0. */
  readonly etsIndefinite?: string | null | undefined;
  /** An event that is entered for whoever has the name. Such a row makes nobody, and says nothing else; either all rows have one or none. */
  readonly event?: RosterEventInput | null | undefined;
  /** Required. */
  readonly firstName?: string | null | undefined;
  /** A grade of a rank that the unit offers. Left out: the usual one of a new rank; required for a new CDT. */
  readonly grade?: string | null | undefined;
  /** True: it is about none of the `candidates` of a dry run, but about somebody new; a row with an event is then left out. */
  readonly isNew?: boolean | null | undefined;
  /** Qualified as a joint fires observer: yes, y, true, x or 1; no, n, false or 0. */
  readonly jfo?: string | null | undefined;
  /** Required. */
  readonly lastName?: string | null | undefined;
  /** Licensed to drive military vehicles: yes, y, true, x or 1; no, n, false or 0. */
  readonly license?: string | null | undefined;
  /** A whole number in the range of the test. */
  readonly m4Qual?: string | null | undefined;
  /** The three names together say who it is. May be left out for whoever is the only one with the other two; required for a new record. */
  readonly middleName?: string | null | undefined;
  /** What stands in the unit fields, as the texts that stand there. A problem names `own.` and the id of the column. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date. From 1950-01-01 to 2100-12-31. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  readonly pebd?: string | null | undefined;
  /** Required for a new record. One that the policy of the unit offers: PVT to CPT. */
  readonly rank?: string | null | undefined;
  /** One that the section and team have. A staff role brings staff rights (if somebody owns the record, once staff approve); any other ends them. */
  readonly role?: string | null | undefined;
  /** Its number in the file, by which it is named. Where a row of the list has none, one below 1 or the same as another row, all are named by their places in the list, from 1. */
  readonly row?: number | null | undefined;
  /** The record that it is about, by its id: one of the `candidates` of a dry run. Any other id says nothing. */
  readonly sameAs?: string | null | undefined;
  /** BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. If it changes, give a team and a role that it has. */
  readonly section?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  readonly slcComplete?: string | null | undefined;
  /** One that the section has; may be left out where it has one. */
  readonly team?: string | null | undefined;
};

/** What a word or a heading of a roster means, or which record a name belongs to. */
export type RosterWordInput = {
  /** The column that the word stands in, as a field of `RosterRowInput` or `own.` and the id of a unit field; `name` for a whole name, `dayOrder`, `countedDays`, `monthDay` (with the column before the headings), `nameOrder` and `nameRank` for how the days and names of files with the headings in `text` are read; null for a heading. */
  readonly column?: string | null | undefined;
  /** As it stands in the file, 1 to 60 characters; a name as LAST, FIRST MIDDLE, and the headings of a file, to 183. Letter case, blanks and punctuation do not count. */
  readonly text: string;
  /** What the cell is read as, or the column that the heading names (also `name` for whole names); of a name the id of the record; MONTH_FIRST or DAY_FIRST; `yes` where bare numbers are Excel dates; FIRST, LAST or LEFT_OUT of a month; FIRST_NAME or LAST_NAME for what comes first; COLUMN or NAME for the rank that counts; null where it is left out. */
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
  /** The lowest that passes. */
  readonly failBelow: number;
  /** The highest. */
  readonly max: number;
  /** The lowest. */
  readonly min: number;
};

/** Section of the battalion, with as many places as the policy of the unit says; out of the box as described here. */
export type Section =
  /** Company A: 8 places. */
  | 'ALPHA'
  /** Battalion staff, shown as BN STAFF: 6 places. */
  | 'BN_STAFF'
  /** Company B: 8 places. */
  | 'BRAVO'
  /** Company C: 8 places. */
  | 'CHARLIE'
  /** Company D, which has headquarters alone: 4 places. */
  | 'DELTA'
  /** No section yet; team and role are UNASSIGNED, too. */
  | 'UNASSIGNED';

/** The people that a section has places for. */
export type SectionCapacityInput = {
  /** How many; 0 for a section that the unit does not have. */
  readonly capacity: number;
  /** Any but UNASSIGNED. */
  readonly section: Section;
};

/** What a login signs in with. */
export type SignInInput = {
  /** The login's e-mail address, in any case. */
  readonly email: string;
  /** Compared exactly as given. */
  readonly password: string;
};

/** Changes to a record but for its place in the unit. A field that is left out or null stays as it is, except that null clears what may be null in a record, such as a date. */
export type SoldierCellsInput = {
  /** Whether the unit's fitness test was passed; no promotion without it. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. Unless the unit chose another, that is the ACFT, 0 to 600. */
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
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null, and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName?: string | null | undefined;
  /** Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another. */
  readonly grade?: Grade | null | undefined;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName?: string | null | undefined;
  /** Score of the unit's rifle qualification; 0 until it is entered. Unless the unit chose another, that is the M4, 0 to 600, of which a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName?: string | null | undefined;
  /** Values of the unit fields; those that are left out stay. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server takes any grade with it; forms fill in the usual one. */
  readonly rank?: Rank | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
};

/** Which soldiers to list: those who meet every condition that is given. */
export type SoldiersFilter = {
  /** True: only those with staff rights. False: only those without. */
  readonly isStaff?: boolean | null | undefined;
  /** Words in any order, each of which has to be a part of a name or to begin the rank, the role or the section as people see them. Capitals, accents, apostrophes, hyphens and other signs make no difference. At most 100 characters. */
  readonly search?: string | null | undefined;
  /** Only those who are assigned to this section. */
  readonly section?: Section | null | undefined;
};

/** What a row does to the staff rights of whoever it is about; they follow from the role. */
export type StaffRightsChange =
  /** A staff role brings them once staff approve: somebody owns the record, and the row found it by a name that its owner can choose. */
  | 'AWAITS_APPROVAL'
  /** A staff role brings them. */
  | 'GIVEN'
  /** A role without staff rights ends them. */
  | 'TAKEN';

/** Team within a section. */
export type Team =
  /** Headquarters; every section has one, UNASSIGNED aside. */
  | 'HQ'
  /** Shown as 1. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_1'
  /** Shown as 2. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_2'
  /** Shown as 3. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_3'
  /** The one team of section UNASSIGNED. */
  | 'UNASSIGNED';

/** What kind of unit it is. */
export type UnitComponent =
  /** Regular Army. */
  | 'ACTIVE'
  /** Army National Guard. */
  | 'GUARD'
  /** Army Reserve. */
  | 'RESERVE';

/** A unit field that the unit is to have. */
export type UnitFieldInput = {
  /** What can be chosen, in this order: 1 to 20 texts of at most 40 characters; none for other kinds. One that somebody has cannot be taken away. */
  readonly choices?: ReadonlyArray<string>;
  /** The id of a unit field that is there; left out or null for a new one. */
  readonly id?: string | null | undefined;
  /** What it holds; of a unit field that is there as it is. */
  readonly kind: UnitFieldKind;
  /** What it is called, 40 characters at most: as nothing else in a record or a roster, whatever the letter case. */
  readonly label: string;
  /** Who sees and fills it in, besides staff. */
  readonly visibility: UnitFieldVisibility;
};

/** What a unit field holds. */
export type UnitFieldKind =
  /** One of the choices of the unit field. */
  | 'CHOICE'
  /** A day, as those of a record. */
  | 'DAY'
  /** The DoD ID, ten digits, by which rosters find people, and which two records cannot share: one such unit field at most, always called DoD ID and seen by the soldier. This API tells the last four digits alone, but for `exportDodIds` and `ownRecord`. */
  | 'DOD_ID'
  /** A number, below zero too, of at most 9 digits before and 4 behind the point. */
  | 'NUMBER'
  /** A text of one line, 250 characters at most. */
  | 'TEXT'
  /** yes or no. */
  | 'YES_NO';

/** Who sees and fills in a unit field, besides staff. */
export type UnitFieldVisibility =
  /** The soldier sees their own value, and may change it. */
  | 'SOLDIER_EDITS'
  /** The soldier sees their own value, in the record and its history. */
  | 'SOLDIER_SEES'
  /** Nobody. */
  | 'STAFF';

/** What the unit is. */
export type UnitInput = {
  /** Active, Guard or Reserve. */
  readonly component: UnitComponent;
  /** Its name, at most 60 characters; null or blank for none. */
  readonly name?: string | null | undefined;
  /** The time zone by whose clock its days go: America/Chicago, as in the time zone database, or UTC; null or blank for the server's. */
  readonly timeZone?: string | null | undefined;
};

/** Changes to a comment. A field left out or null stays as it is. */
export type UpdateCommentInput = {
  /** Any but RECOMMENDED; a recommended comment stays one. */
  readonly category?: CommentCategory | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  readonly text?: string | null | undefined;
};

/** Changes to a question. A field left out or null stays as it is. */
export type UpdateQuestionInput = {
  /** The right answer: one of the options, letter for letter. */
  readonly answerText?: string | null | undefined;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  readonly citation?: string | null | undefined;
  /** Why the answer is right: 1 to 1000 characters. */
  readonly explanation?: string | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order in which they are shown. */
  readonly options?: ReadonlyArray<string> | null | undefined;
  /** What is asked: 1 to 500 characters. */
  readonly question?: string | null | undefined;
  /** The day on which to check it against its publication again. */
  readonly reviewDate?: string | null | undefined;
  /** The subject under which it is practiced: 1 to 60 characters. */
  readonly topic?: string | null | undefined;
};

/** Changes to a scheduled school. A field left out or null stays as it is. */
export type UpdateSchoolInput = {
  /** Last day, inclusive; not before the first. From 1950-01-01 to 2100-12-31. */
  readonly endDate?: string | null | undefined;
  /** One of the seven; a soldier may have the same one twice. */
  readonly schoolName?: SchoolName | null | undefined;
  /** First day. From 1950-01-01 to 2100-12-31. */
  readonly startDate?: string | null | undefined;
};

/** Changes to a record. A field that is left out or null stays as it is, except that null clears what may be null in a record, such as a date. */
export type UpdateSoldierInput = {
  /** Whether the unit's fitness test was passed; no promotion without it. */
  readonly acftPass?: boolean | null | undefined;
  /** Score of the unit's fitness test; 0 until it is entered. Unless the unit chose another, that is the ACFT, 0 to 600. */
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
  /** Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null, and counts as entered. */
  readonly etsIndefinite?: boolean | null | undefined;
  /** First name, 1 to 60 characters. */
  readonly firstName?: string | null | undefined;
  /** Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another. */
  readonly grade?: Grade | null | undefined;
  /** Whether the soldier is qualified as a joint fires observer. */
  readonly jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  readonly lastName?: string | null | undefined;
  /** Score of the unit's rifle qualification; 0 until it is entered. Unless the unit chose another, that is the M4, 0 to 600, of which a score below 23 is a fail. */
  readonly m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  readonly middleName?: string | null | undefined;
  /** Values of the unit fields; those that are left out stay. FORBIDDEN for a unit field that the caller may not edit. */
  readonly own?: ReadonlyArray<OwnValueInput> | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  readonly pebd?: string | null | undefined;
  /** Rank. The server takes any grade with it; forms fill in the usual one. */
  readonly rank?: Rank | null | undefined;
  /** Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name. */
  readonly role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section. */
  readonly section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  readonly slcComplete?: boolean | null | undefined;
  /** Team, one of those that the section has. */
  readonly team?: Team | null | undefined;
};

/** Changes to one of several records. */
export type UpdateSoldierRow = {
  /** The soldier. */
  readonly id: string;
  /** What changes. */
  readonly input: SoldierCellsInput;
  /** The version that the changes were made from. */
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
