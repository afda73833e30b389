/** Other words in rosters for a record's choices, in capital letters and digits only. Staff explain any others (rosterWordRules.ts). */
import type { FieldName, NameOfKind } from '../record/fields.ts';
import { COURSES } from '../values.ts';

type OtherWords = { readonly [Field in NameOfKind<'choice'>]?: Readonly<Partial<Record<string, readonly string[]>>> };

/** `A`, `A CO`, `BTRY A`, `ALPHA COMPANY` and so on. */
function company(letter: string, word: string): readonly string[] {
  const kinds = ['CO', 'COMPANY', 'BTRY', 'BATTERY', 'TRP', 'TROOP'];
  return [letter, ...[letter, word].flatMap((name) => kinds.flatMap((kind) => [name + kind, kind + name]))];
}

/** `1st`, `TM 1`, `Team One` and so on. */
function team(...words: readonly string[]): readonly string[] {
  return words.flatMap((word) => [word, `TM${word}`, `TEAM${word}`, `${word}TM`, `${word}TEAM`]);
}

const SERGEANT = ['SGT', 'SERGEANT'];
const LIEUTENANT = ['LT', 'LIEUTENANT'];

/** Each beginning with each ending. */
function ranked(beginnings: readonly string[], ends: readonly string[]): readonly string[] {
  return beginnings.flatMap((beginning) => ends.map((end) => beginning + end));
}

/** `E04` as personnel systems write E4, and `O2E` for an officer with enlisted service. */
function grades(letter: 'E' | 'O', highest: number): Readonly<Record<string, readonly string[]>> {
  const numbers = Array.from({ length: highest }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((one) => [
      `${letter}${one}`,
      [`${letter}0${one}`, ...(letter === 'O' ? [`O${one}E`, `O0${one}E`] : [])],
    ]),
  );
}

export const OTHER_WORDS: OtherWords = {
  rank: {
    PVT: ['PV1', 'P1', 'PVT1', 'PRIVATE', 'PRIVATE1', 'RCT', 'RECRUIT'],
    PV2: ['P2', 'PVT2', 'PRIVATE2', ...ranked(['PRIVATE', 'PVT'], ['SECONDCLASS', '2NDCLASS', '2DCLASS'])],
    PFC: ['P1C', 'PV3', 'PVT3', ...ranked(['PRIVATE', 'PVT'], ['FIRSTCLASS', '1STCLASS', '1CLASS'])],
    SPC: ['SP4', 'SPEC', 'SPEC4', 'SPC4', 'SPECIALIST', 'SPECIALIST4', 'SPECIALISTFOUR'],
    CPL: ['CORPORAL', 'CORP'],
    SGT: ['SERGEANT', 'SERG', 'SERGT', 'SRGT'],
    SSG: ['SSGT', 'STAFFSG', ...ranked(['STAFF'], SERGEANT)],
    SFC: ranked(['SG', ...SERGEANT], ['FIRSTCLASS', '1STCLASS', '1CLASS']),
    MSG: ['MSGT', 'MASTERSG', ...ranked(['MASTER'], SERGEANT)],
    FIRST_SG: ['FSG', 'FSGT', ...ranked(['1', '1ST', 'FIRST'], ['SG', ...SERGEANT])],
    CDT: ['CADET', 'CADT'],
    SECOND_LT: ranked(['2', '2D', '2ND', 'SECOND'], LIEUTENANT),
    FIRST_LT: ranked(['1', '1ST', 'FIRST'], LIEUTENANT),
    CPT: ['CAPT', 'CAPTAIN', 'CPTN'],
  },
  grade: {
    ...grades('E', 8),
    ...grades('O', 3),
  },
  section: {
    BN_STAFF: ['BN', 'BNHQ', 'BATTALION', 'BATTALIONSTAFF', 'STAFF'],
    ALPHA: company('A', 'ALPHA'),
    BRAVO: company('B', 'BRAVO'),
    CHARLIE: company('C', 'CHARLIE'),
    DELTA: company('D', 'DELTA'),
  },
  team: {
    HQ: ['HEADQUARTERS', 'HQS', 'HQTM', 'HQTEAM', 'COHQ'],
    TEAM_1: team('1', '1ST', 'ONE', 'FIRST', 'I'),
    TEAM_2: team('2', '2D', '2ND', 'TWO', 'SECOND', 'II'),
    TEAM_3: team('3', '3D', '3RD', 'THREE', 'THIRD', 'III'),
  },
  role: {
    BN_FSO: ['BATTALIONFSO', 'BNFIRESUPPORTOFFICER', 'BATTALIONFIRESUPPORTOFFICER'],
    BN_FSNCO: ['BATTALIONFSNCO', 'BNFIRESUPPORTNCO', 'BATTALIONFIRESUPPORTNCO'],
    AFATDS: ['AFATDSOPERATOR'],
    CO_FSO: ['COMPANYFSO', 'COFIRESUPPORTOFFICER', 'COMPANYFIRESUPPORTOFFICER'],
    CO_FSNCO: ['COMPANYFSNCO', 'COFIRESUPPORTNCO', 'COMPANYFIRESUPPORTNCO'],
    FO: ['FORWARDOBSERVER'],
    RTO: ['RADIOTELEPHONEOPERATOR', 'RADIOOPERATOR'],
  },
};

/** Words for yes and no, besides those that every yes-or-no column accepts. */
type YesNoWords = { readonly yes: readonly string[]; readonly no: readonly string[] };

const NOT_YET = ['NEED', 'NEEDS', 'NEEDED', 'REQUIRED', 'NOTSTARTED', 'PENDING', 'SCHEDULED', 'SCHED', 'INPROGRESS'];

/** Words for a course. A soldier who is enrolled or scheduled hasn't completed it. */
const COURSE: YesNoWords = {
  yes: [
    ...['GRAD', 'GRADUATE', 'GRADUATED', 'HONORGRAD', 'HONORGRADUATE', 'HG', 'DHG', 'DISTINGUISHEDHONORGRAD'],
    ...['DISTINGUISHEDHONORGRADUATE', 'COMMANDANTSLIST', 'COMP', 'COMPL', 'CMPL', 'CMPLT', 'CPLT', 'CMP', 'DONE'],
    ...['FINISHED', 'PASS', 'PASSED', 'P', 'GO', 'QUAL', 'EXCEEDEDCOURSESTANDARDS', 'ACHIEVEDCOURSESTANDARDS'],
  ],
  no: [
    ...NOT_YET,
    ...['NONGRAD', 'NONGRADUATE', 'NOTGRAD', 'NOTGRADUATED', 'DIDNOTGRADUATE', 'NG', 'DNG', 'ENROLLED', 'NOTENROLLED'],
    ...['ENROLLMENTPENDING', 'WAITLIST', 'WAITLISTED', 'NOTCOMP', 'NOTDONE', 'INCOMP', 'FAIL', 'FAILED', 'NOGO'],
    ...['DROPPED', 'NOTATTENDED'],
  ],
};
/** Words for a qualification, which a soldier keeps or loses. */
const QUALIFICATION: YesNoWords = {
  yes: ['CERT', 'CERTIFIED', 'CURRENT', 'VALID', 'QUAL', 'QUALD', 'QUALED'],
  no: [
    ...NOT_YET,
    ...['EXPIRED', 'LAPSED', 'NOTCURRENT', 'NOTCERTIFIED', 'UNCERTIFIED', 'DECERTIFIED', 'UNQUAL', 'NOTQUAL'],
  ],
};

/** More words for courses and qualifications. */
export const YES_NO_WORDS: Readonly<Partial<Record<FieldName, YesNoWords>>> = {
  ...Object.fromEntries(COURSES.map((course) => [course, COURSE])),
  // A graduate of the JFO school is qualified.
  jfoQualified: { yes: [...COURSE.yes, ...QUALIFICATION.yes], no: [...COURSE.no, ...QUALIFICATION.no] },
  driversLicense: {
    yes: [...QUALIFICATION.yes, 'LICENSED', 'ISSUED'],
    no: [...QUALIFICATION.no, 'SUSPENDED', 'REVOKED', 'UNLICENSED', 'NOTLICENSED', 'NOLICENSE'],
  },
};
