import { IconHome, IconShieldCog, IconTarget, IconUser, type TablerIcon } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import classes from './NavigationBar.module.css';

type Place = { to: string; label: string; icon: TablerIcon };

/** The product's places: along the top of a desk's screen, at the thumb on a phone. */
export function NavigationBar({ soldierId, isStaff }: { soldierId: string; isStaff: boolean }) {
  const places: Place[] = [
    { to: paths.home, label: 'Home', icon: IconHome },
    { to: paths.userInfo(soldierId), label: 'My Info', icon: IconUser },
    { to: paths.examLanding, label: 'Exam', icon: IconTarget },
    ...(isStaff ? [{ to: paths.admin, label: 'Admin', icon: IconShieldCog }] : []),
  ];
  return (
    <nav aria-label="Main" className={classes['navigation']}>
      <ul className={classes['places']}>
        {places.map(({ to, label, icon: Icon }) => (
          <li key={to} className={classes['item']}>
            <NavLink to={to}>
              <Icon aria-hidden className={classes['icon']} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
