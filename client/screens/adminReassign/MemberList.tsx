import type { ReactNode } from 'react';
import { rankLabel, roleLabel } from '../../../domain/values.ts';
import classes from './MemberList.module.css';
import type { UnitMemberFragment } from './ReassignScreen.generated.ts';

type MemberListProps = {
  members: readonly UnitMemberFragment[];
  /** What stands beside somebody. */
  actions: (member: UnitMemberFragment) => ReactNode;
};

/** People by role, rank and last name, with what can be done about each. */
export function MemberList({ members, actions }: MemberListProps) {
  return (
    <ul className={classes['members']}>
      {members.map((member) => (
        <li key={member.id} className={classes['member']}>
          <div className={classes['who']}>
            <span className={classes['label']}>{roleLabel[member.role]}</span>{' '}
            <span className={classes['label']}>{rankLabel[member.rank]}</span>{' '}
            <span className={classes['name']}>{member.lastName}</span>
          </div>
          {actions(member)}
        </li>
      ))}
    </ul>
  );
}
