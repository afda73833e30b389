import { OpenSchool } from '../form/OpenSchool.tsx';
import { EditSchoolForm } from './EditSchoolForm.tsx';

/** Edit School, for the soldier and school in the address. */
export function SchoolEditScreen() {
  return <OpenSchool>{(opened) => <EditSchoolForm key={opened.school.id} {...opened} />}</OpenSchool>;
}
