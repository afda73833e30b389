import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel, type Role } from '../../../../domain/values.ts';
import { type Called, roleText } from '../../../components/soldierText.ts';
import type { ExportColumn } from './exportColumn.ts';

/** The columns of exported lists of people, named and marked as on the screen. */
export const ROLE_COLUMN: ExportColumn<{ readonly role: Role; readonly awaitsStaffApproval: boolean }> = {
  header: 'Role',
  exported: roleText,
};
export const RANK_COLUMN: ExportColumn<Called> = { header: 'Rank', exported: ({ rank }) => rankLabel[rank] };
export const NAME_COLUMN: ExportColumn<Called> = { header: 'Last name', exported: calledName };
export const PAST_ETS_COLUMN: ExportColumn<{ readonly pastEts: boolean }> = {
  header: 'Past ETS',
  exported: ({ pastEts }) => (pastEts ? 'Yes' : ''),
};
