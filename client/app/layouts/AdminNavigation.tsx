import { skipToken } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBell,
  IconCalendarCheck,
  IconCalendarDue,
  IconDoorExit,
  IconGauge,
  IconListCheck,
  IconSchool,
  IconSettings,
  IconTable,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { counted } from '../../../domain/words.ts';
import line from '../../components/line.module.css';
import { Link } from '../../components/Link.tsx';
import rows from '../../components/rows.module.css';
import { useFirstIdle } from '../browser/idle.ts';
import { wayBackIn } from '../browser/wayBack.ts';
import { isWithin, paths } from '../paths.ts';
import { useHasRequirements } from '../session/useHasRequirements.ts';
import { useOpenReportsQuery } from './AdminNavigation.generated.ts';
import classes from './AdminNavigation.module.css';

type NavigationItem = {
  to: string;
  label: string;
  icon: TablerIcon;
  /** The address of another screen that also marks this item as current. */
  leadsTo?: string;
  /** Hidden if the unit has no requirements. */
  isForRequirements?: boolean;
};

/** The Admin screens, grouped by subject. */
const GROUPS: Readonly<Record<string, readonly NavigationItem[]>> = {
  Readiness: [
    { to: paths.adminOverview, label: 'Overview', icon: IconGauge, leadsTo: paths.adminData },
    { to: paths.adminDue, label: 'Due', icon: IconCalendarCheck },
    { to: paths.adminReminders, label: 'Reminders', icon: IconBell, isForRequirements: true },
  ],
  People: [
    { to: paths.adminRoster, label: 'Roster', icon: IconTable },
    { to: paths.adminReassign, label: 'Reassign', icon: IconArrowsExchange, leadsTo: paths.adminImport },
    { to: paths.adminDeparted, label: 'Departed', icon: IconDoorExit },
  ],
  Lists: [
    { to: paths.adminSchools, label: 'Schools', icon: IconSchool },
    { to: paths.adminEts, label: 'ETS Time', icon: IconCalendarDue },
  ],
  Unit: [
    { to: paths.adminUnit, label: 'Unit', icon: IconSettings },
    { to: paths.questionBank, label: 'Questions', icon: IconListCheck },
    { to: paths.adminDeleteAccount, label: 'Delete Account', icon: IconUserX },
  ],
};

/** The Admin area's navigation: a side bar with groups on a desktop, and on narrower screens one line above the screen that scrolls sideways. */
export function AdminNavigation() {
  const { pathname, state } = useLocation();
  const place = wayBackIn(state)?.to.split('?')[0] ?? pathname;
  const hasRequirements = useHasRequirements();
  const id = useId();
  const reportsId = `${id}reports`;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && current) moveIntoSight(bar.current, current);
  }, [pathname]);
  return (
    // Browsers are satisfied once part of a focused link is visible, so this shows all of it. Nothing moves under a finger or mouse: the
    // press would miss.
    <nav
      ref={bar}
      aria-label="Admin"
      className={classes.navigation}
      data-screen-only
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && moveIntoSight(currentTarget, target)}
    >
      {Object.entries(GROUPS).map(([group, items]) => (
        <Fragment key={group}>
          <div id={id + group} className={classes.group}>
            {group}
          </div>
          <ul aria-labelledby={id + group} className={classes.places}>
            {items
              .filter(({ isForRequirements = false }) => hasRequirements || !isForRequirements)
              .map(({ to, label, icon: Icon, leadsTo = to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={`${rows.pressable} ${classes.place}`}
                    aria-current={isWithin(place, to) || isWithin(place, leadsTo) ? 'page' : undefined}
                    aria-describedby={to === paths.questionBank ? reportsId : undefined}
                  >
                    <Icon aria-hidden className={line.icon} />
                    {label}
                  </Link>
                  {/* The key makes every screen ask again. */}
                  {to === paths.questionBank && <OpenReports key={pathname} id={reportsId} />}
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Scrolls the line until a place is in its middle. The page itself doesn't scroll. */
function moveIntoSight(line: HTMLElement, place: HTMLElement): void {
  line.scrollTo({ left: place.offsetLeft - (line.clientWidth - place.offsetWidth) / 2 });
}

/**
 * The number of open reports on exam questions, shown on the Admin navigation's link to the question bank. It is as of mounting. The first
 * screen doesn't wait for it.
 */
function OpenReports({ id }: { id: string }) {
  const { data } = useOpenReportsQuery(useFirstIdle() ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const count = data?.openQuestionReports ?? 0;
  return (
    <span id={id} className={classes.count}>
      {count > 0 && (
        <>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{counted(count, 'open report')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
