import { useState } from 'react';
import type { Section } from '../../../domain/values.ts';
import classes from './overview.module.css';
import { ReadinessListBlock } from './ReadinessListBlock.tsx';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';

type ReadinessListsProps = {
  lists: ReadinessLists_OverviewFragment['lists'];
  /** The section to list; null for everyone. */
  section: Section | null;
};

/** The seven lists. */
export function ReadinessLists({ lists, section }: ReadinessListsProps) {
  // The row with the open reason. Only one at a time.
  const [openRow, setOpenRow] = useState<string | null>(null);
  return (
    <div className={classes.card}>
      {lists.map((listing) => (
        <ReadinessListBlock
          key={listing.list}
          listing={listing}
          section={section}
          openRow={openRow}
          onOpenRow={setOpenRow}
        />
      ))}
    </div>
  );
}
