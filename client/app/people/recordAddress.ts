import type { FieldName } from '../../../domain/record/fields.ts';
import { paths } from '../paths.ts';

/** A part of a record that is opened only when somebody needs it. */
export type RecordPart = 'HISTORY' | 'LOGIN' | 'STAY';

/** The address of Edit Info that begins at a field. */
export function atField(soldierId: string, field: FieldName): string {
  return `${paths.userInfoEdit(soldierId)}#${field}`;
}

/** The address of a record with a part of it open. */
export function atPart(soldierId: string, part: RecordPart): string {
  return `${paths.userInfo(soldierId)}#${part}`;
}
