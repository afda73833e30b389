import { OpenSchool } from '../schoolForm/OpenSchool.tsx';
import { EditSchoolForm } from './EditSchoolForm.tsx';

/** Edit School: one on the schedule of the soldier in the address. */
export function SchoolEditScreen() {
  return <OpenSchool>{(opened) => <EditSchoolForm key={opened.school.id} {...opened} />}</OpenSchool>;
}
