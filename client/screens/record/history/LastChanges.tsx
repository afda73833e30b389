import { Button } from '@mantine/core';
import { HistorySubject } from '../../../../domain/history.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { useFirstIdle } from '../../../app/browser/idle.ts';
import block from '../../../components/block.module.css';
import { dayOf } from '../../../components/browserClock.ts';
import { ChangeLine } from '../../../components/ChangeLine.tsx';
import { changeParts } from '../../../components/changeText.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import classes from './history.module.css';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';
import { actorText, entryTitle, shownChanges } from './historyText.ts';
import { useHistory } from './useHistory.ts';

const LAST = 3;

type LastChangesProps = { soldierId: string; onShowAll: () => void };

/** The newest changes of the record, a line each. They load last, and their room is kept. */
export function LastChanges({ soldierId, onShowAll }: LastChangesProps) {
  const isIdle = useFirstIdle();
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
      {isIdle ? <LoadedChanges soldierId={soldierId} /> : <ul className={classes.last} data-loading />}
    </Panel>
  );
}

function LoadedChanges({ soldierId }: { soldierId: string }) {
  const { data, error } = useHistory(soldierId);
  const edges = data?.history.edges;
  return (
    <ul className={`${block.block} ${block.list} ${classes.last}`} data-loading={!edges || undefined}>
      {edges?.slice(0, LAST).map(({ node }) => (
        <li key={node.id}>
          <LastChange entry={node} />
        </li>
      ))}
      {edges?.length === 0 && <li>No changes yet.</li>}
      {!edges && error !== undefined && <li>The last changes did not load.</li>}
    </ul>
  );
}

/** Their title says enough: `Comment added: ACHIEVES` */
const NAMED: readonly HistorySubject[] = [HistorySubject.COMMENT, HistorySubject.SCHOOL];

function LastChange({ entry }: { entry: HistoryRow_EntryFragment }) {
  const unit = useFieldRules();
  const [first, ...others] = shownChanges(entry);
  const day = dayOf(entry.at);
  return (
    <>
      <span className={classes.change}>
        {entry.subject === HistorySubject.DUE && entry.subjectName !== null && `${entry.subjectName} · `}
        {first && !NAMED.includes(entry.subject) ? (
          <>
            <ChangeLine {...changeParts(first, unit)} />
            {others.length > 0 && ` and ${others.length} more`}
          </>
        ) : (
          entryTitle(entry)
        )}
      </span>
      <span className={classes.by}>
        <time dateTime={day}>{formatDay(day)}</time> · {actorText(entry)}
      </span>
    </>
  );
}
