import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { PersonName } from '../../components/PersonName.tsx';
import type { PersonLink_SoldierFragment } from './PersonLink.generated.ts';
import classes from './PersonLink.module.css';

/** Rank and last name. The whole row links to the record. */
export function PersonLink({ person: { id, rank, lastName } }: { person: PersonLink_SoldierFragment }) {
  return (
    <Link to={paths.userInfo(id)} className={classes['row']}>
      <PersonName rank={rank} lastName={lastName} />
    </Link>
  );
}
