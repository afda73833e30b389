import { IconHome, IconShieldCog, IconTarget, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { isWithin, paths } from '../paths.ts';
import classes from './NavigationBar.module.css';

type Place = {
  to: string;
  label: string;
  icon: TablerIcon;
  /** Where its screens stand, unless that is below the one it links to. */
  area?: string;
};

/** The product's places: along the top of a desk's screen, at the thumb on a phone. */
export function NavigationBar({ soldierId, isStaff }: { soldierId: string; isStaff: boolean }) {
  const { pathname } = useLocation();
  const places: Place[] = [
    { to: paths.home, label: 'Home', icon: IconHome },
    { to: paths.userInfo(soldierId), label: 'My Info', icon: IconUser },
    { to: paths.examLanding, label: 'Exam', icon: IconTarget, area: '/exam' },
    ...(isStaff ? [{ to: paths.admin, label: 'Admin', icon: IconShieldCog }] : []),
  ];
  return (
    <nav aria-label="Main" className={classes['navigation']}>
      <ul className={classes['places']}>
        {places.map(({ to, label, icon: Icon, area = to }) => (
          <li key={to} className={classes['item']}>
            <Link to={to} aria-current={isWithin(pathname, area) ? 'page' : undefined}>
              <Icon aria-hidden className={classes['icon']} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
