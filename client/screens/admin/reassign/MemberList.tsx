import type { ReactNode } from 'react';
import { PeopleList } from '../../../app/people/PeopleList.tsx';
import { RecordLink } from '../../../app/people/RecordLink.tsx';
import { PersonName } from '../../../components/PersonName.tsx';
import rows from '../../../components/rows.module.css';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './MemberList.module.css';
import { useRowFocus } from './useRowFocus.ts';

type MemberListProps = {
  /** The name of the list, unique on the screen. */
  name: string;
  members: readonly BoardRow_PersonFragment[];
  /** The buttons beside a person. */
  actions: (member: BoardRow_PersonFragment) => ReactNode;
};

/** A list of people by role, rank and name. Each links to their record and has buttons. */
export function MemberList({ name, members, actions }: MemberListProps) {
  return (
    <PeopleList screen="Reassign" name={name} ids={members.map(({ id }) => id)}>
      <ul className={`${rows['rows']} ${classes['list']}`}>
        {members.map((member) => (
          <MemberRow key={member.id} name={name} member={member} actions={actions} />
        ))}
      </ul>
    </PeopleList>
  );
}

type MemberRowProps = Pick<MemberListProps, 'name' | 'actions'> & { member: BoardRow_PersonFragment };

function MemberRow({ name, member, actions }: MemberRowProps) {
  const row = useRowFocus(`${name} ${member.id}`);
  return (
    <li ref={row} className={classes['member']}>
      <RecordLink soldierId={member.id} className={classes['who']}>
        <PersonName person={member} role={member.role} />
      </RecordLink>
      {actions(member)}
    </li>
  );
}
