import { paths } from '../../../app/paths.ts';
import { Link } from '../../../components/Link.tsx';
import { fullName } from './reportedPerson.ts';
import type { ReportedPersonLink_PersonFragment } from './ReportedPersonLink.generated.ts';
import classes from './ReportedPersonLink.module.css';

/** A person's name, as a link to the record. */
export function ReportedPersonLink({ person }: { person: ReportedPersonLink_PersonFragment }) {
  return (
    <Link to={paths.userInfo(person.id)} className={classes['link']}>
      {fullName(person)}
    </Link>
  );
}
