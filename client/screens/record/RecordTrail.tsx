import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { backTo } from '../../app/browser/place.ts';
import { paths } from '../../app/paths.ts';
import { listIn, type OpenList, rowPlace } from '../../app/people/openList.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Link } from '../../components/Link.tsx';
import classes from './RecordTrail.module.css';

/**
 * Links back to the list that the record was opened from, and to the previous and next person in it. Without a list, other people's records
 * link to Home.
 */
export function RecordTrail({ id, isOwn }: { id: string; isOwn: boolean }) {
  const list = listIn(useLocation().state);
  if (list === null) return isOwn ? null : <BackLink to={paths.home} screen="Home" />;
  const at = list.ids.indexOf(id);
  return (
    <nav aria-label={`From ${list.screen}`} className={classes.trail} data-screen-only>
      <BackLink to={list.to} state={backTo(rowPlace(list, id))} screen={list.screen} />
      {list.ids.length > 1 && (
        <div className={classes.neighbors}>
          <Neighbor list={list} id={list.ids[at - 1]} label="Previous">
            <IconChevronLeft aria-hidden />
          </Neighbor>
          <span>
            {at + 1} of {list.ids.length}
          </span>
          <Neighbor list={list} id={list.ids[at + 1]} label="Next">
            <IconChevronRight aria-hidden />
          </Neighbor>
        </div>
      )}
    </nav>
  );
}

type NeighborProps = {
  list: OpenList;
  /** The person's record; undefined at the end of the list. */
  id: string | undefined;
  label: string;
  children: ReactNode;
};

/** Replaces the current record in the navigation, so that Back leads to the list. */
function Neighbor({ list, id, label, children }: NeighborProps) {
  // Takes the link's place at the end of the list, but can't be followed.
  if (id === undefined) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={classes.neighbor}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={paths.userInfo(id)}
      state={{ list }}
      replace
      aria-label={label}
      title={label}
      className={classes.neighbor}
    >
      {children}
    </Link>
  );
}
