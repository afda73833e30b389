import { rankLabel, roleLabel } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import classes from './PersonRow.module.css';

type PersonRowProps = { member: PersonRow_MemberFragment; isSelf: boolean };

/** A person of a section: role, rank and last name. The whole row links to the record. */
export function PersonRow({ member: { id, role, rank, lastName }, isSelf }: PersonRowProps) {
  return (
    <Link to={paths.userInfo(id)} className={classes['row']} data-self={isSelf || undefined}>
      <span className={classes['role']}>{roleLabel[role]}</span>{' '}
      <span className={classes['rank']}>{rankLabel[rank]}</span> <span className={classes['name']}>{lastName}</span>
      {isSelf && <span className={classes['self']}> You</span>}
    </Link>
  );
}
