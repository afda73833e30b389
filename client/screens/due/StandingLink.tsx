import { type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DueState } from '../../../domain/due/states.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import type { DueStandingMark_StandingFragment } from './DueStandingMark.generated.ts';

type StandingLinkProps = Pick<ComponentProps<'a'>, 'className' | 'title' | 'tabIndex'> & {
  soldierId: string;
  requirementId: string;
  standing: DueStandingMark_StandingFragment;
  children: ReactNode;
};

/** The `data-place` of a soldier's requirement on the screen. */
export function standingPlace(soldierId: string, requirementId: string): string {
  return `due ${soldierId} ${requirementId}`;
}

/** Links a soldier's status for a requirement to its events. Not a link if the requirement doesn't apply to them. */
export function StandingLink({ soldierId, requirementId, standing, children, ...props }: StandingLinkProps) {
  const { search } = useLocation();
  if (standing.state === DueState.NOT_REQUIRED && standing.doneOn === null) {
    return <span className={props.className}>{children}</span>;
  }
  return (
    <Link
      {...props}
      to={`${paths.dueSeries(soldierId, requirementId)}${search}`}
      data-place={standingPlace(soldierId, requirementId)}
    >
      {children}
    </Link>
  );
}
