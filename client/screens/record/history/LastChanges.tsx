import { skipToken } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { formatDay } from '../../../../domain/localDate.ts';
import { useFirstIdle } from '../../../app/browser/idle.ts';
import block from '../../../components/block.module.css';
import { dayOf } from '../../../components/browserClock.ts';
import { ChangeLine } from '../../../components/ChangeLine.tsx';
import { changeParts } from '../../../components/changeText.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import classes from './history.module.css';
import { useHistoryQuery } from './HistoryPanel.generated.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';
import { actorText, entryTitle, shownChanges } from './historyText.ts';

const LAST = 3;

type LastChangesProps = { soldierId: string; onShowAll: () => void };

/** The newest changes of the record, a line each. Their room is kept while they load. */
export function LastChanges({ soldierId, onShowAll }: LastChangesProps) {
  const isIdle = useFirstIdle();
  const { data } = useHistoryQuery(
    isIdle ? { variables: { soldierId, first: LAST }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return (
    <Panel
      title="Last changes"
      actions={
        <Button variant="subtle" size="compact-sm" onClick={onShowAll}>
          Show history
        </Button>
      }
      isScreenOnly
    >
      <ul className={`${block.block} ${block.list} ${classes.last}`} data-loading={!data || undefined}>
        {data?.history.edges.map(({ node }) => (
          <li key={node.id}>
            <LastChange entry={node} />
          </li>
        ))}
        {data?.history.edges.length === 0 && <li>No changes yet.</li>}
      </ul>
    </Panel>
  );
}

function LastChange({ entry }: { entry: HistoryRow_EntryFragment }) {
  const unit = useFieldRules();
  const [first, ...others] = shownChanges(entry);
  const day = dayOf(entry.at);
  return (
    <>
      <span className={classes.change}>
        {first ? <ChangeLine {...changeParts(first, unit)} /> : entryTitle(entry)}
        {others.length > 0 && ` and ${others.length} more`}
      </span>
      <span className={classes.by}>
        <time dateTime={day}>{formatDay(day)}</time> · {actorText(entry)}
      </span>
    </>
  );
}
