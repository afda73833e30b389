import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import personName from '../../components/PersonName.module.css';
import { PersonName } from '../../components/PersonName.tsx';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import classes from './PersonRow.module.css';

type PersonRowProps = { member: PersonRow_MemberFragment; isSelf: boolean };

/** A person of a section: role, rank and last name. The whole row links to the record. */
export function PersonRow({ member: { id, role, rank, lastName }, isSelf }: PersonRowProps) {
  return (
    <Link to={paths.userInfo(id)} className={classes['row']} data-self={isSelf || undefined}>
      <PersonName role={role} rank={rank} lastName={lastName} />
      {isSelf && <span className={`${personName['label']} ${classes['self']}`}> You</span>}
    </Link>
  );
}
