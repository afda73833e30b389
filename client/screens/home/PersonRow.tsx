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
  /** `Team 1`; undefined if the person is in no team. */
  team: string | undefined;
  isSelf: boolean;
  /** Whether the viewer may open the record. Otherwise the row is still a link, but a click on it says why the record stays closed. */
  isOpen: boolean;
  /** Whether this row shows that reason. */
  isRefused: boolean;
  onRefuse: () => void;
};

/** A person of a section: role, rank and name. The whole row links to the record. */
export function PersonRow({ member, team, isSelf, isOpen, isRefused, onRefuse }: PersonRowProps) {
  const person = usePerson();

  function press(event: MouseEvent) {
    // A new tab opens as usual; the guard there gives the same reason.
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
              {/* Hidden from screen readers, because the list's name already says it. */}
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
