import { rankLabel } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import type { PersonLink_SoldierFragment } from './PersonLink.generated.ts';
import classes from './PersonLink.module.css';

/** Rank and last name. The whole row links to the record. */
export function PersonLink({ person: { id, rank, lastName } }: { person: PersonLink_SoldierFragment }) {
  return (
    <Link to={paths.userInfo(id)} className={classes['row']}>
      <span className={classes['rank']}>{rankLabel[rank]}</span> <span className={classes['name']}>{lastName}</span>
    </Link>
  );
}
