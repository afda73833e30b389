import { OpenSchool } from '../form/OpenSchool.tsx';
import { DeleteSchoolForm } from './DeleteSchoolForm.tsx';

/** Delete School: asks before it is deleted. */
export function SchoolDeleteScreen() {
  return <OpenSchool>{(opened) => <DeleteSchoolForm {...opened} />}</OpenSchool>;
}
