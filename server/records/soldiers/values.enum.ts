import { registerEnumType } from 'type-graphql';
import { M4_QUALIFYING_SCORE, SECTION_CAPACITY } from '../../../domain/constants.ts';
import { Grade, Rank, ReadinessList, Role, Section, Team } from '../../../domain/values.ts';

registerEnumType(Rank, {
  name: 'Rank',
  description:
    'Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, SECOND_LT, FIRST_LT, CPT.',
  valuesConfig: {
    PVT: { description: 'Private; usually E1.' },
    PV2: { description: 'Private, second grade; usually E2.' },
    PFC: { description: 'Private first class; usually E3.' },
    SPC: { description: 'Specialist; usually E4.' },
    SGT: { description: 'Sergeant; usually E5.' },
    SSG: { description: 'Staff sergeant; usually E6.' },
    SFC: { description: 'Sergeant first class; usually E7.' },
    CDT: { description: 'Cadet, of any grade; never promotable, and never on DLC Incomplete.' },
    SECOND_LT: { description: 'Second lieutenant, shown as 2LT; usually O1.' },
    FIRST_LT: { description: 'First lieutenant, shown as 1LT; usually O2.' },
    CPT: { description: 'Captain; usually O3.' },
  },
});
registerEnumType(Grade, {
  name: 'Grade',
  description: 'Pay grade: E1 to E7 enlisted, O1 to O3 officers.',
  valuesConfig: {
    E1: { description: 'Usual for PVT.' },
    E2: { description: 'Usual for PV2.' },
    E3: { description: 'Usual for PFC.' },
    E4: { description: 'Usual for SPC. Needs DLC 1, then BLC.' },
    E5: { description: 'Usual for SGT. Needs DLC 2, then ALC.' },
    E6: { description: 'Usual for SSG. Needs DLC 3, then SLC.' },
    E7: { description: 'Usual for SFC. Has no promotion rule.' },
    O1: { description: 'Usual for 2LT. Has no promotion rule.' },
    O2: { description: 'Usual for 1LT. Has no promotion rule.' },
    O3: { description: 'Usual for CPT. Has no promotion rule.' },
  },
});
registerEnumType(Section, {
  name: 'Section',
  description: 'Section of the battalion.',
  valuesConfig: {
    BN_STAFF: { description: `Battalion staff, shown as BN STAFF: ${SECTION_CAPACITY.BN_STAFF} places.` },
    ALPHA: { description: `Company A: ${SECTION_CAPACITY.ALPHA} places.` },
    BRAVO: { description: `Company B: ${SECTION_CAPACITY.BRAVO} places.` },
    CHARLIE: { description: `Company C: ${SECTION_CAPACITY.CHARLIE} places.` },
    DELTA: { description: `Company D, which has headquarters alone: ${SECTION_CAPACITY.DELTA} places.` },
    UNASSIGNED: { description: 'No section yet; team and role are UNASSIGNED, too.' },
  },
});
registerEnumType(Team, {
  name: 'Team',
  description: 'Team within a section.',
  valuesConfig: {
    HQ: { description: 'Headquarters; every section has one, UNASSIGNED aside.' },
    TEAM_1: { description: 'Shown as 1. Only ALPHA, BRAVO and CHARLIE have it.' },
    TEAM_2: { description: 'Shown as 2. Only ALPHA, BRAVO and CHARLIE have it.' },
    TEAM_3: { description: 'Shown as 3. Only ALPHA, BRAVO and CHARLIE have it.' },
    UNASSIGNED: { description: 'The one team of section UNASSIGNED.' },
  },
});
registerEnumType(Role, {
  name: 'Role',
  description: 'Duty position. Underscores are shown as blanks.',
  valuesConfig: {
    BN_FSO: { description: 'Battalion fire support officer, in BN STAFF. Brings staff rights.' },
    BN_FSNCO: { description: 'Battalion fire support NCO, in BN STAFF. Brings staff rights.' },
    AFATDS: { description: 'Operates the Advanced Field Artillery Tactical Data System, in BN STAFF.' },
    BN_FO: { description: 'Battalion forward observer, in BN STAFF.' },
    BN_RTO: { description: 'Battalion radiotelephone operator, in BN STAFF.' },
    CO_FSO: { description: "Company fire support officer, in a company's HQ. Brings staff rights." },
    CO_FSNCO: { description: "Company fire support NCO, in a company's HQ. Brings staff rights." },
    FO: { description: 'Forward observer of team 1, 2 or 3.' },
    RTO: { description: 'Radiotelephone operator of team 1, 2 or 3.' },
    UNASSIGNED: { description: 'The one role of section UNASSIGNED.' },
  },
});
registerEnumType(ReadinessList, {
  name: 'ReadinessList',
  description: 'The seven lists of the readiness overview.',
  valuesConfig: {
    DLC_INCOMPLETE: { description: 'E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; never a cadet.' },
    PME_INCOMPLETE: {
      description: 'DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC; cadets too.',
    },
    M4_QUAL_FAIL: { description: `M4 qualification below ${M4_QUALIFYING_SCORE}.` },
    ACFT_FAIL: { description: 'The Army Combat Fitness Test was not passed.' },
    NEED_LICENSED: { description: 'Not licensed to drive military vehicles.' },
    PROMOTABLE: {
      description: "ACFT passed and the promotion rule of the soldier's grade met. A strength, not a shortcoming.",
    },
    JFO_QUALIFIED: { description: 'Qualified as a joint fires observer. A strength, not a shortcoming.' },
  },
});
