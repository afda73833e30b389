import { IconHome, IconShieldCog, IconTarget, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { isWithin, paths, soldierAt } from '../paths.ts';
import classes from './NavigationBar.module.css';

type NavigationItem = { to: string; label: string; icon: TablerIcon; isCurrent: boolean };

type NavigationBarProps = {
  /** Null where it is not known who is signed in. */
  soldierId: string | null;
  isStaff: boolean;
};

/** The main navigation: at the top on a desk, at the bottom on a phone that is held upright. */
export function NavigationBar({ soldierId, isStaff }: NavigationBarProps) {
  const { pathname } = useLocation();
  const about = soldierAt(pathname);
  const isAtHome = isWithin(pathname, paths.home) || (about !== null && about !== soldierId);
  const items: NavigationItem[] = [
    // Home is also current on the record of another soldier, which is opened from there.
    { to: paths.home, label: 'Home', icon: IconHome, isCurrent: isAtHome },
    ...(soldierId === null
      ? []
      : [{ to: paths.userInfo(soldierId), label: 'My Info', icon: IconUser, isCurrent: about === soldierId }]),
    { to: paths.examLanding, label: 'Exam', icon: IconTarget, isCurrent: isWithin(pathname, paths.examArea) },
    ...(isStaff
      ? [{ to: paths.admin, label: 'Admin', icon: IconShieldCog, isCurrent: isWithin(pathname, paths.admin) }]
      : []),
  ];
  return (
    <nav aria-label="Main" className={classes['navigation']}>
      <ul className={classes['places']}>
        {items.map(({ to, label, icon: Icon, isCurrent }) => (
          <li key={to} className={classes['item']}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              <Icon aria-hidden className={classes['icon']} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
