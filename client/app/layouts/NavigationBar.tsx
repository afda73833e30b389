import { IconHome, IconShieldCog, IconTarget, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Link, type LinkTarget } from '../../components/Link.tsx';
import { isWithin, paths, soldierAt } from '../paths.ts';
import { listIn } from '../people/openList.ts';
import classes from './NavigationBar.module.css';

type NavigationItem = LinkTarget & { label: string; icon: TablerIcon; isCurrent: boolean };

/** From one's own record that was opened from a list, My Info leads to it without the list. */
const NO_LIST = { list: null };

type NavigationBarProps = {
  /** Null where it is not known who is signed in. */
  soldierId: string | null;
  isStaff: boolean;
};

/** The main navigation: at the top on a desk, at the bottom on a phone that is held upright. */
export function NavigationBar({ soldierId, isStaff }: NavigationBarProps) {
  const { pathname, state } = useLocation();
  const about = soldierAt(pathname);
  // A record belongs to where it was opened: a list, or else My Info for one's own and Home for anybody's.
  const list = about === null ? null : listIn(state);
  const own = soldierId === null ? null : paths.userInfo(soldierId);
  const at = list?.to ?? (about === null || about === soldierId ? pathname : paths.home);
  const isAt = (area: string) => isWithin(at.split('?')[0] ?? at, area);
  const items: NavigationItem[] = [
    { to: paths.home, label: 'Home', icon: IconHome, isCurrent: isAt(paths.home) },
    ...(own === null
      ? []
      : [
          {
            to: own,
            label: 'My Info',
            icon: IconUser,
            isCurrent: list === null && about === soldierId,
            state: NO_LIST,
          },
        ]),
    { to: paths.examLanding, label: 'Exam', icon: IconTarget, isCurrent: isAt(paths.examArea) },
    ...(isStaff ? [{ to: paths.admin, label: 'Admin', icon: IconShieldCog, isCurrent: isAt(paths.admin) }] : []),
  ];
  return (
    <nav aria-label="Main" className={classes.navigation}>
      <ul className={classes.places}>
        {items.map(({ label, icon: Icon, isCurrent, ...link }) => (
          <li key={link.to} className={classes.item}>
            <Link {...link} aria-current={isCurrent ? 'page' : undefined}>
              <Icon aria-hidden className={classes.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
