import { IconHome, IconShieldCog, IconTarget, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Link, type LinkTarget } from '../../components/Link.tsx';
import { isWithin, paths, soldierAt } from '../paths.ts';
import { listIn } from '../people/openList.ts';
import classes from './NavigationBar.module.css';

type NavigationItem = LinkTarget & { label: string; icon: TablerIcon; isCurrent: boolean };

/** If one's own record was opened from a list, My Info opens it again without the list. */
const NO_LIST = { list: null };

type NavigationBarProps = {
  /** Null if it isn't known who is signed in. */
  soldierId: string | null;
  isStaff: boolean;
};

/** The main navigation: at the top on a desktop, at the bottom on an upright phone. */
export function NavigationBar({ soldierId, isStaff }: NavigationBarProps) {
  const { pathname, state } = useLocation();
  const about = soldierAt(pathname);
  // A record belongs to the list that it was opened from. Otherwise one's own belongs to My Info, and anybody else's to Home.
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
