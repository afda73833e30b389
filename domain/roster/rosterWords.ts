/** Other words that rosters have for the choices of a record, in capital letters and digits only. What a unit calls otherwise is asked (rosterAsked.ts). */
import type { NameOfKind } from '../record/fields.ts';

type OtherWords = { readonly [Field in NameOfKind<'choice'>]?: Readonly<Partial<Record<string, readonly string[]>>> };

/** `A`, `A CO`, `A BTRY`, `ALPHA COMPANY` and so on. */
function company(letter: string, word: string): readonly string[] {
  const kinds = ['CO', 'COMPANY', 'BTRY', 'BATTERY', 'TRP', 'TROOP'];
  return [letter, ...[letter, word].flatMap((name) => kinds.map((kind) => name + kind))];
}

/** `1st`, `TM 1`, `Team One` and so on. */
function team(...words: readonly string[]): readonly string[] {
  return words.flatMap((word) => [word, `TM${word}`, `TEAM${word}`, `${word}TM`, `${word}TEAM`]);
}

export const OTHER_WORDS: OtherWords = {
  rank: {
    PVT: ['PV1', 'PRIVATE'],
    PFC: ['PRIVATEFIRSTCLASS'],
    SPC: ['SPECIALIST', 'SP4'],
    CPL: ['CORPORAL'],
    SGT: ['SERGEANT'],
    SSG: ['STAFFSERGEANT'],
    SFC: ['SERGEANTFIRSTCLASS'],
    MSG: ['MASTERSERGEANT'],
    FIRST_SG: ['FIRSTSERGEANT'],
    CDT: ['CADET'],
    SECOND_LT: ['SECONDLIEUTENANT'],
    FIRST_LT: ['FIRSTLIEUTENANT'],
    CPT: ['CAPTAIN'],
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
    TEAM_1: team('1', '1ST', 'ONE', 'FIRST'),
    TEAM_2: team('2', '2ND', 'TWO', 'SECOND'),
    TEAM_3: team('3', '3RD', 'THREE', 'THIRD'),
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
