import type { MouseEvent } from 'react';
import { Access } from '../../../domain/permissions.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { Note } from '../../components/Note.tsx';
import personName from '../../components/PersonName.module.css';
import { PersonName } from '../../components/PersonName.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import classes from './PersonRow.module.css';
import { refusedPageText } from './refusedPageText.ts';

type PersonRowProps = {
  member: PersonRow_MemberFragment;
  /** `Team 1`; undefined where the list has no such heading. */
  team: string | undefined;
  isSelf: boolean;
  /** Whether the viewer may open the record. Otherwise the row still links to it, and a press on it says why it stays closed. */
  isOpen: boolean;
  /** Whether this is the row that says so. */
  isRefused: boolean;
  onRefuse: () => void;
};

/** A person of a section: role, rank and name. The whole row links to the record. */
export function PersonRow({ member, team, isSelf, isOpen, isRefused, onRefuse }: PersonRowProps) {
  const person = usePerson();

  function press(event: MouseEvent) {
    // In another tab it opens as always, and the guard says the same.
    if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRefuse();
  }

  return (
    <>
      <RecordLink
        soldierId={member.id}
        className={classes.row}
        data-self={isSelf || undefined}
        data-open={isOpen || undefined}
        onClick={press}
      >
        <PersonName
          person={member}
          role={member.role}
          note={
            <span data-screen-only>
              {isSelf && <span className={`${personName.label} ${classes.self}`}>You</span>}{' '}
              {/* The list is named after it, so that it is read out once. */}
              {team && (
                <span aria-hidden className={`${personName.label} ${classes.team}`}>
                  {team}
                </span>
              )}
            </span>
          }
        />
      </RecordLink>
      {isRefused && (
        <div role="alert">
          <Note>{refusedPageText(Access.SELF_OR_STAFF, person, rankAndName(member))}</Note>
        </div>
      )}
    </>
  );
}
