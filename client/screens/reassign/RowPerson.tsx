import type { ReactNode, Ref } from 'react';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { PersonName } from '../../components/PersonName.tsx';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './BoardRow.module.css';

type RowPersonProps = {
  person: BoardRow_PersonFragment;
  ref?: Ref<HTMLDivElement>;
  /** Below the name. */
  children?: ReactNode;
};

/**
 * Who a row is about, with a link to the record. The element around the link takes the focus of the row's buttons, in place of the link, which
 * another press of Enter would follow.
 */
export function RowPerson({ person, ref, children }: RowPersonProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.person}>
      <RecordLink
        soldierId={person.id}
        // The browser would drag the link's address.
        draggable={false}
        className={classes.who}
      >
        <PersonName person={person} role={person.role} />
        {children}
      </RecordLink>
    </div>
  );
}
