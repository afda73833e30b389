import type { ReactNode } from 'react';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { PersonName } from '../../components/PersonName.tsx';
import rows from '../../components/rows.module.css';
import type { PersonLink_SoldierFragment } from './PersonLink.generated.ts';
import classes from './PersonLink.module.css';

type PersonLinkProps = {
  person: PersonLink_SoldierFragment;
  /** What matters about the person here. On the right, or below the name if there's too little room. */
  note?: ReactNode;
};

/** Rank and name. The whole row links to the record. */
export function PersonLink({ person, note }: PersonLinkProps) {
  return (
    <RecordLink soldierId={person.id} className={`${rows.pressable} ${classes.row}`}>
      <PersonName person={person} note={note} />
    </RecordLink>
  );
}
