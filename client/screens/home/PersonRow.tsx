import { RecordLink } from '../../app/people/RecordLink.tsx';
import personName from '../../components/PersonName.module.css';
import { PersonName } from '../../components/PersonName.tsx';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import classes from './PersonRow.module.css';

type PersonRowProps = { member: PersonRow_MemberFragment; isSelf: boolean };

/** A person of a section: role, rank and name. The whole row links to the record. */
export function PersonRow({ member, isSelf }: PersonRowProps) {
  return (
    <RecordLink soldierId={member.id} className={classes['row']} data-self={isSelf || undefined}>
      <PersonName person={member} role={member.role} />
      {isSelf && <span className={`${personName['label']} ${classes['self']}`}> You</span>}
    </RecordLink>
  );
}
