import { Role } from '../../../domain/values.ts';
import { type Called, rankAndName } from '../../components/soldierText.ts';

export type Member = Called & { readonly role: Role; readonly awaitsStaffApproval: boolean };

/** Names the person to ask for a place: the battalion's fire support NCO, if that role is held and confirmed. */
export function whomToAsk(people: readonly Member[]): string {
  const nco = people.find(({ role, awaitsStaffApproval }) => role === Role.BN_FSNCO && !awaitsStaffApproval);
  return nco ? rankAndName(nco) : 'your leaders';
}
