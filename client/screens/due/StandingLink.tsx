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
  /** The day that the status is for. */
  on: LocalDate;
  /** The soldier's name, for lists without a heading that says it. */
  children?: ReactNode;
};

/** The `data-place` of a soldier's requirement on the screen. */
export function standingPlace(soldierId: string, requirementId: string): string {
  return `due ${soldierId} ${requirementId}`;
}

/** A soldier's status for a requirement, with a link to its events. Not a link if the requirement doesn't apply to them. */
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
