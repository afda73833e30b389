import type { ReactNode } from 'react';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import block from '../../components/block.module.css';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import rowClasses from './BoardRow.module.css';
import classes from './MemberList.module.css';
import { RowPerson } from './RowPerson.tsx';
import { useRowFocus } from './useRowFocus.ts';

type MemberListProps = {
  /** The name of the list, unique on the screen. */
  name: string;
  members: readonly BoardRow_PersonFragment[];
  /** What was just done to a person. They're then marked with it and left out on paper; null for everyone else. */
  outcomeOf?: (member: BoardRow_PersonFragment) => string | null;
  /** The buttons beside a person. */
  actions: (member: BoardRow_PersonFragment) => ReactNode;
};

/** People by role, rank and name. Each row links to the record and has buttons. */
export function MemberList({ name, members, outcomeOf = () => null, actions }: MemberListProps) {
  return (
    <PeopleList screen="Reassign" name={name} ids={members.map(({ id }) => id)}>
      <ul className={`${block.block} ${block.list} ${classes.list}`}>
        {members.map((member) => (
          <MemberRow key={member.id} name={name} member={member} outcome={outcomeOf(member)}>
            {actions(member)}
          </MemberRow>
        ))}
      </ul>
    </PeopleList>
  );
}

type MemberRowProps = { name: string; member: BoardRow_PersonFragment; outcome: string | null; children: ReactNode };

function MemberRow({ name, member, outcome, children }: MemberRowProps) {
  const row = useRowFocus(`${name} ${member.id}`);
  return (
    <li ref={row} className={rowClasses.row} data-moved={outcome !== null || undefined}>
      <RowPerson person={member}>{outcome !== null && <span className={rowClasses.note}> {outcome}</span>}</RowPerson>
      <div className={rowClasses.actions}>{children}</div>
    </li>
  );
}
