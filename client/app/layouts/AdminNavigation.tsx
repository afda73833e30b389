import {
  IconArrowsExchange,
  IconCalendarDue,
  IconGauge,
  IconListCheck,
  IconSchool,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { isWithin, paths } from '../paths.ts';
import classes from './AdminNavigation.module.css';
import { OpenReports } from './OpenReports.tsx';

type NavigationItem = {
  to: string;
  label: string;
  icon: TablerIcon;
  /** The address of another screen for which the item is marked as current. */
  leadsTo?: string;
};

const ITEMS: readonly NavigationItem[] = [
  { to: paths.adminOverview, label: 'Overview', icon: IconGauge, leadsTo: paths.adminData },
  { to: paths.adminReassign, label: 'Reassign', icon: IconArrowsExchange, leadsTo: paths.adminImport },
  { to: paths.adminSchools, label: 'Schools', icon: IconSchool },
  { to: paths.adminEts, label: 'ETS Time', icon: IconCalendarDue },
  { to: paths.questionBank, label: 'Questions', icon: IconListCheck },
  { to: paths.adminDeleteAccount, label: 'Delete Account', icon: IconUserX },
];

/** The navigation of the Admin area: a side bar with words on a desk, a bar above the screen on a tablet, and an icon bar there on a phone. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  const reportsId = useId();
  return (
    <nav aria-label="Admin" className={classes['navigation']}>
      <ul className={classes['places']}>
        {ITEMS.map(({ to, label, icon: Icon, leadsTo = to }) => (
          <li key={to}>
            <Link
              to={to}
              title={label}
              className={classes['place']}
              aria-current={isWithin(pathname, to) || isWithin(pathname, leadsTo) ? 'page' : undefined}
              aria-describedby={to === paths.questionBank ? reportsId : undefined}
            >
              <Icon aria-hidden className={classes['icon']} />
              <span className={classes['label']}>{label}</span>
            </Link>
            {/* Asked for again on every screen. */}
            {to === paths.questionBank && <OpenReports key={pathname} id={reportsId} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
