import { useState } from 'react';
import { ReadinessList, type Section } from '../../../domain/values.ts';
import { ReadinessListBlock } from './ReadinessListBlock.tsx';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import classes from './ReadinessLists.module.css';

/** The columns on a desktop: schools to attend, tests to pass, and strengths. */
const COLUMNS: readonly (readonly ReadinessList[])[] = [
  [ReadinessList.DLC_INCOMPLETE, ReadinessList.PME_INCOMPLETE],
  [ReadinessList.M4_QUAL_FAIL, ReadinessList.ACFT_FAIL, ReadinessList.NEED_LICENSED],
  [ReadinessList.PROMOTABLE, ReadinessList.JFO_QUALIFIED],
];

type ReadinessListsProps = {
  overview: ReadinessLists_OverviewFragment;
  /** The section to list; null for everyone. */
  section: Section | null;
};

/**
 * The seven lists. Each column has fixed lists, so that unfolding a reason moves nothing in another column. Long lists are folded, so that
 * the columns end at about the same height.
 */
export function ReadinessLists({ overview: { lists }, section }: ReadinessListsProps) {
  // The row with the unfolded reason. Only one at a time.
  const [openRow, setOpenRow] = useState<string | null>(null);
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        {COLUMNS.map((column) => (
          <div key={column.join()} className={classes.column}>
            {lists
              .filter(({ list }) => column.includes(list))
              .map((listing) => (
                <ReadinessListBlock
                  key={listing.list}
                  listing={listing}
                  section={section}
                  openRow={openRow}
                  onOpenRow={setOpenRow}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
