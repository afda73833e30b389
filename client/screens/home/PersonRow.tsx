import { RecordLink } from '../../app/people/RecordLink.tsx';
import personName from '../../components/PersonName.module.css';
import { PersonName } from '../../components/PersonName.tsx';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import classes from './PersonRow.module.css';

type PersonRowProps = {
  member: PersonRow_MemberFragment;
  isSelf: boolean;
  /** Whether the viewer may open the record. Otherwise the row still links to it, and Home then says why it stays closed. */
  isOpen: boolean;
};

/** A person of a section: role, rank and name. The whole row links to the record. */
export function PersonRow({ member, isSelf, isOpen }: PersonRowProps) {
  return (
    <RecordLink
      soldierId={member.id}
      className={classes['row']}
      data-self={isSelf || undefined}
      data-open={isOpen || undefined}
    >
      <PersonName
        person={member}
        role={member.role}
        note={
          isSelf && (
            <span className={`${personName['label']} ${classes['self']}`} data-screen-only>
              You
            </span>
          )
        }
      />
    </RecordLink>
  );
}
