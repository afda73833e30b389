import { registerEnumType } from 'type-graphql';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { capacityOf } from '../../../domain/policy/policy.ts';
import { DepartureReason, Membership } from '../../../domain/record/membership.ts';
import { Grade, Rank, ReadinessList, Role, Section, Team } from '../../../domain/values.ts';

const places = (section: Section): string => `${capacityOf(SPECIFICATION, section)} places`;

registerEnumType(Rank, {
  name: 'Rank',
  description:
    "Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, CPL, SGT, SSG, SFC, MSG, FIRST_SG, CDT, SECOND_LT, FIRST_LT, CPT. A record may only get ranks that the unit's policy offers.",
  valuesConfig: {
    PVT: { description: 'Private; usually E1.' },
    PV2: { description: 'Private, second grade; usually E2.' },
    PFC: { description: 'Private first class; usually E3.' },
    SPC: { description: 'Specialist; usually E4.' },
    CPL: { description: 'Corporal; usually E4.' },
    SGT: { description: 'Sergeant; usually E5.' },
    SSG: { description: 'Staff sergeant; usually E6.' },
    SFC: { description: 'Sergeant first class; usually E7.' },
    MSG: { description: 'Master sergeant; usually E8.' },
    FIRST_SG: { description: 'First sergeant, shown as 1SG; usually E8.' },
    CDT: { description: 'Cadet, of any grade; never promotable, and never on DLC Incomplete.' },
    SECOND_LT: { description: 'Second lieutenant, shown as 2LT; usually O1.' },
    FIRST_LT: { description: 'First lieutenant, shown as 1LT; usually O2.' },
    CPT: { description: 'Captain; usually O3.' },
  },
});
registerEnumType(Grade, {
  name: 'Grade',
  description:
    "Pay grade: E1 to E8 enlisted, O1 to O3 officers. The unit's policy decides which courses each needs and how it is promoted; these are the defaults.",
  valuesConfig: {
    E1: { description: 'Usual for PVT.' },
    E2: { description: 'Usual for PV2.' },
    E3: { description: 'Usual for PFC.' },
    E4: { description: 'Usual for SPC and CPL. Needs DLC 1, then BLC.' },
    E5: { description: 'Usual for SGT. Needs DLC 2, then ALC.' },
    E6: { description: 'Usual for SSG. Needs DLC 3, then SLC.' },
    E7: { description: 'Usual for SFC. Has no promotion rule.' },
    E8: { description: 'Usual for MSG and 1SG. Has no promotion rule.' },
    O1: { description: 'Usual for 2LT. Has no promotion rule.' },
    O2: { description: 'Usual for 1LT. Has no promotion rule.' },
    O3: { description: 'Usual for CPT. Has no promotion rule.' },
  },
});
registerEnumType(Section, {
  name: 'Section',
  description: "Section of the battalion. The unit's policy sets its places; these are the defaults.",
  valuesConfig: {
    BN_STAFF: { description: `Battalion staff, shown as BN STAFF: ${places(Section.BN_STAFF)}.` },
    ALPHA: { description: `Company A: ${places(Section.ALPHA)}.` },
    BRAVO: { description: `Company B: ${places(Section.BRAVO)}.` },
    CHARLIE: { description: `Company C: ${places(Section.CHARLIE)}.` },
    DELTA: { description: `Company D, which has only a headquarters: ${places(Section.DELTA)}.` },
    UNASSIGNED: { description: 'No section yet; team and role are UNASSIGNED, too.' },
  },
});
registerEnumType(Team, {
  name: 'Team',
  description: 'Team within a section.',
  valuesConfig: {
    HQ: { description: 'Headquarters; every section except UNASSIGNED has one.' },
    TEAM_1: { description: 'Shown as 1. Only ALPHA, BRAVO and CHARLIE have it.' },
    TEAM_2: { description: 'Shown as 2. Only ALPHA, BRAVO and CHARLIE have it.' },
    TEAM_3: { description: 'Shown as 3. Only ALPHA, BRAVO and CHARLIE have it.' },
    UNASSIGNED: { description: 'The only team of section UNASSIGNED.' },
  },
});
registerEnumType(Role, {
  name: 'Role',
  description: 'Duty position. Underscores are shown as blanks.',
  valuesConfig: {
    BN_FSO: { description: 'Battalion fire support officer, in BN STAFF. Gives staff rights.' },
    BN_FSNCO: { description: 'Battalion fire support NCO, in BN STAFF. Gives staff rights.' },
    AFATDS: { description: 'Operates the Advanced Field Artillery Tactical Data System, in BN STAFF.' },
    BN_FO: { description: 'Battalion forward observer, in BN STAFF.' },
    BN_RTO: { description: 'Battalion radiotelephone operator, in BN STAFF.' },
    CO_FSO: { description: "Company fire support officer, in a company's HQ. Gives staff rights." },
    CO_FSNCO: { description: "Company fire support NCO, in a company's HQ. Gives staff rights." },
    FO: { description: 'Forward observer of team 1, 2 or 3.' },
    RTO: { description: 'Radiotelephone operator of team 1, 2 or 3.' },
    UNASSIGNED: { description: 'The only role of section UNASSIGNED.' },
  },
});
registerEnumType(Membership, {
  name: 'Membership',
  description: "A soldier's relation to the unit on a day.",
  valuesConfig: {
    EXPECTED: { description: 'The gain date is ahead.' },
    PRESENT: { description: 'In the unit.' },
    DEPARTED: { description: 'The last day is past.' },
  },
});
registerEnumType(DepartureReason, {
  name: 'DepartureReason',
  description: 'Why a soldier leaves the unit.',
  valuesConfig: {
    ETS: { description: 'The term of service ends. They stay among the past dates of ETS Time.' },
    PCS: { description: 'They move to another unit.' },
    OTHER: { description: 'Anything else.' },
  },
});
registerEnumType(ReadinessList, {
  name: 'ReadinessList',
  description: "The lists of the readiness overview. The unit's policy decides their rules; these are the defaults.",
  valuesConfig: {
    DLC_INCOMPLETE: { description: 'E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; never a cadet.' },
    PME_INCOMPLETE: {
      description: 'DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC; cadets too.',
    },
    M4_QUAL_FAIL: { description: `M4 qualification below ${SPECIFICATION.rifleTest.failBelow}.` },
    ACFT_FAIL: { description: 'The fitness test was not passed.' },
    NEED_LICENSED: { description: 'Not licensed to drive military vehicles.' },
    PROMOTABLE: {
      description:
        "Fitness test passed, and the promotion rule of the soldier's grade met. A strength, not a shortcoming.",
    },
    JFO_QUALIFIED: { description: 'Qualified as a joint fires observer. A strength, not a shortcoming.' },
  },
});
