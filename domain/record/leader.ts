/** Who leads a section, and which leader a soldier asks about their record and what is due. */
import { Role, type Section } from '../values.ts';

type Person = {
  readonly id: string;
  readonly section: Section;
  readonly role: Role;
  readonly awaitsStaffApproval: boolean;
};

/**
 * The first of these whose place is held and confirmed: the CO FSNCO of the soldier's section, the BN FSNCO, the BN FSO. Never the soldier.
 * Null if there is none.
 */
export function leaderOf<Leader extends Person>(
  soldier: Pick<Person, 'id' | 'section'>,
  people: readonly Leader[],
): Leader | null {
  const others = people.filter(({ id, awaitsStaffApproval }) => id !== soldier.id && !awaitsStaffApproval);
  const ofSection = others.filter(({ section }) => section === soldier.section);
  return (
    ofSection.find(({ role }) => role === Role.CO_FSNCO) ??
    others.find(({ role }) => role === Role.BN_FSNCO) ??
    others.find(({ role }) => role === Role.BN_FSO) ??
    null
  );
}

/** The section that a company's leader leads; null for everybody else. */
export function ledSection({ section, role }: Pick<Person, 'section' | 'role'>): Section | null {
  return role === Role.CO_FSO || role === Role.CO_FSNCO ? section : null;
}
