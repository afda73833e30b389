import type { ReactNode, Ref } from 'react';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { PersonName } from '../../components/PersonName.tsx';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './BoardRow.module.css';

type RowPersonProps = {
  person: BoardRow_PersonFragment;
  ref?: Ref<HTMLDivElement>;
  /** Shown below the name. */
  children?: ReactNode;
};

/**
 * The person of a row, with a link to the record. After a row's button is gone, the element around the link takes the focus. On the link
 * itself, a second press of Enter would open the record.
 */
export function RowPerson({ person, ref, children }: RowPersonProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.person}>
      <RecordLink
        soldierId={person.id}
        // Otherwise the browser would drag the link's address.
        draggable={false}
        className={classes.who}
      >
        <PersonName person={person} role={person.role} />
        {children}
      </RecordLink>
    </div>
  );
}
