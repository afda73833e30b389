import { OpenSchool } from '../schoolForm/OpenSchool.tsx';
import { DeleteSchoolForm } from './DeleteSchoolForm.tsx';

/** Delete School: asks before one is taken off the schedule. */
export function SchoolDeleteScreen() {
  return <OpenSchool>{(opened) => <DeleteSchoolForm {...opened} />}</OpenSchool>;
}
