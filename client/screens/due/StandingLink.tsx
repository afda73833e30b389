import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DueState } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { type Called, rankAndName } from '../../components/soldierText.ts';
import type { DueStandingMark_StandingFragment } from './DueStandingMark.generated.ts';
import { DueStandingMark } from './DueStandingMark.tsx';
import classes from './StandingLink.module.css';

type StandingLinkProps = {
  soldier: Called & { readonly id: string };
  requirement: { readonly id: string; readonly name: string };
  standing: DueStandingMark_StandingFragment;
  /** The day on which it stands so. */
  on: LocalDate;
  /** Whose it is, where the list does not say that by a heading. */
  children?: ReactNode;
};

/** The `data-place` of a requirement of somebody on the screen. */
export function standingPlace(soldierId: string, requirementId: string): string {
  return `due ${soldierId} ${requirementId}`;
}

/** How a requirement stands with somebody, which leads to their events; not where it is not asked of them. */
export function StandingLink({ soldier, requirement, standing, on, children }: StandingLinkProps) {
  const { search } = useLocation();
  const mark = <DueStandingMark standing={standing} on={on} />;
  if (standing.state === DueState.NOT_REQUIRED && standing.doneOn === null) {
    return <span className={classes.standing}>{mark}</span>;
  }
  return (
    <Link
      to={`${paths.dueSeries(soldier.id, requirement.id)}${search}`}
      className={classes.standing}
      data-place={standingPlace(soldier.id, requirement.id)}
    >
      {children ?? (
        <VisuallyHidden>
          {requirement.name} of {rankAndName(soldier)}:{' '}
        </VisuallyHidden>
      )}
      {mark}
    </Link>
  );
}
