import { Text } from '@mantine/core';
import { soonestFirst } from '../../../../domain/due/dueText.ts';
import { ofThemMedical } from '../../../../domain/due/medicalText.ts';
import { DueState } from '../../../../domain/due/states.ts';
import { counted } from '../../../../domain/words.ts';
import { useIsOnPaper } from '../../../app/browser/useIsOnPaper.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { useUnitList } from '../../../app/live/useUnitList.ts';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { DueEntry } from './DueEntry.tsx';
import { useDueOfQuery } from './DuePanel.generated.ts';
import classes from './DuePanel.module.css';

type DuePanelProps = {
  soldierId: string;
  /** Whether the viewer can enter events. */
  isStaff: boolean;
};

/** The soldier's requirements with dates, soonest first; current ones are folded. Not on paper, where a record is one page. */
export function DuePanel({ soldierId, isStaff }: DuePanelProps) {
  const query = useDueOfQuery({ variables: { id: soldierId }, fetchPolicy: 'cache-and-network' });
  const { data, error, retry } = useUnitList(query);
  if (!data) {
    return error ? (
      <QueryAlert error={error} onRetry={retry} />
    ) : (
      <ScreenSkeleton what="what is due" parts={['9rem']} />
    );
  }
  const all = [...data.dueOf].sort((one, other) => soonestFirst(one.standing, other.standing));
  const isQuiet = ({ standing: { state, typed } }: (typeof all)[number]): boolean =>
    (state === DueState.CURRENT && typed === null) || state === DueState.NOT_REQUIRED;
  const quiet = all.filter(isQuiet);
  const entryOf = (series: (typeof all)[number]) => (
    <DueEntry key={series.requirement.id} series={series} soldierId={soldierId} isStaff={isStaff} />
  );
  if (all.length === 0) return null;
  return (
    <Panel title="Due" isScreenOnly>
      {quiet.length < all.length ? (
        <ul className={rows.rows} aria-label="Due">
          {all.filter((series) => !isQuiet(series)).map(entryOf)}
        </ul>
      ) : (
        <Text>Nothing is due.</Text>
      )}
      {quiet.length > 0 && (
        <details>
          <summary className={classes.summary}>{quietText(quiet)}</summary>
          <ul className={rows.rows} aria-label={quietText(quiet)}>
            {quiet.map(entryOf)}
          </ul>
        </details>
      )}
    </Panel>
  );
}

/** `3 current, 1 not required` */
function quietText(series: readonly { readonly standing: { readonly state: DueState } }[]): string {
  const current = series.filter(({ standing }) => standing.state === DueState.CURRENT).length;
  const parts = [
    { count: current, text: 'current' },
    { count: series.length - current, text: 'not required' },
  ];
  return parts.flatMap(({ count, text }) => (count > 0 ? [`${count} ${text}`] : [])).join(', ');
}

/** Replaces the panel on paper: `6 requirements with dates (2 of them medical): on the screen alone` */
export function DueOnPaper({ soldierId }: { soldierId: string }) {
  // What the panel has loaded.
  const { data } = useDueOfQuery({ variables: { id: soldierId }, fetchPolicy: 'cache-only' });
  const isOnPaper = useIsOnPaper();
  const series = data?.dueOf ?? [];
  if (!isOnPaper || series.length === 0) return null;
  const medical = ofThemMedical(series.filter(({ requirement }) => requirement.medical).length);
  return (
    <Text size="sm">
      {counted(series.length, 'requirement')} with dates{medical}: on the screen alone
    </Text>
  );
}
