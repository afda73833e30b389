import { type MouseEvent, useRef, useState } from 'react';
import { type DueGroup, dueGroupLabel } from '../../../domain/due/counts.ts';
import { Access } from '../../../domain/permissions.ts';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel, roleLabel } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { PersonRow } from '../../components/parts/PersonRow.tsx';
import { STANDING_LOOK } from '../../components/parts/standing.ts';
import { StatusSquare } from '../../components/parts/StatusMark.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { useDismissal } from '../../components/useDismissal.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';
import { refusedPageText } from './refusedPageText.ts';
import classes from './SectionBlock.module.css';

type MemberRowProps = {
  member: MemberRow_MemberFragment;
  /** How the person stands, for staff; undefined for everybody else, and until it is known. */
  group: DueGroup | undefined;
};

/** A person of a section: role, rank and name, and for staff how they stand. The whole row links to the record. */
export function MemberRow({ member, group }: MemberRowProps) {
  const person = usePerson();
  const row = useRef<HTMLLIElement>(null);
  const [refusal, setRefusal] = useState<'above' | 'below' | null>(null);
  useDismissal(row, { isOpen: refusal !== null, onDismiss: () => setRefusal(null) });
  const isSelf = member.id === person?.soldierId;
  const isOpen = isSelf || person?.isStaff === true;

  function press(event: MouseEvent) {
    // A new tab opens as usual; the guard there gives the same reason.
    if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A phone's navigation covers the end of the window.
    const { bottom } = event.currentTarget.getBoundingClientRect();
    setRefusal(bottom > window.innerHeight / 2 ? 'above' : 'below');
  }

  return (
    <li ref={row} className={classes.member}>
      <RecordLink
        soldierId={member.id}
        className={classes.row}
        data-self={isSelf || undefined}
        data-open={isOpen || undefined}
        onClick={press}
      >
        <PersonRow
          role={roleLabel[member.role]}
          rank={rankLabel[member.rank]}
          name={
            <>
              {calledName(member)} <PersonMarks person={member} />
            </>
          }
          note={
            isSelf && (
              <span className={classes.self} data-screen-only>
                You
              </span>
            )
          }
          mark={
            group && (
              <span className={classes.mark} data-screen-only>
                <StatusSquare {...STANDING_LOOK[group]}>{dueGroupLabel[group]}</StatusSquare>
              </span>
            )
          }
        />
      </RecordLink>
      {refusal !== null && (
        <div role="alert" className={classes.refusal} data-side={refusal}>
          {refusedPageText(Access.SELF_OR_STAFF, person, rankAndName(member))}
        </div>
      )}
    </li>
  );
}
