import { Text } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../../domain/localDate.ts';
import { counted } from '../../../../domain/words.ts';
import { useReturnToPlace } from '../../../app/browser/useReturnToPlace.ts';
import { paths } from '../../../app/paths.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import line from '../../../components/line.module.css';
import { Link } from '../../../components/Link.tsx';
import { StatusChip } from '../../../components/parts/StatusChip.tsx';
import rows from '../../../components/rows.module.css';
import { type DataColumn, DataTable } from '../../../components/table/DataTable.tsx';
import { today } from '../../../components/today.ts';
import { questionPlace } from '../form/useWayBack.ts';
import classes from './bank.module.css';
import type { QuestionBankQueryVariables } from './QuestionBankScreen.generated.ts';
import type { QuestionList_BankFragment, QuestionList_QuestionFragment } from './QuestionList.generated.ts';

type QuestionListProps = {
  bank: QuestionList_BankFragment;
  filter: QuestionBankQueryVariables['filter'];
  /** Whether this is the current filter's list. Otherwise it's the previous filter's, while the new one loads. */
  isCurrent: boolean;
  onMore: () => Promise<unknown>;
  /** What stands beside the count. */
  children: ReactNode;
};

/** The questions found, as a table by id. If the focused question is gone, the focus moves to the count. */
export function QuestionList({ bank, filter, isCurrent, onMore, children }: QuestionListProps) {
  const { edges, totalCount, pageInfo, openReports } = bank;
  const reported = new Map(openReports.map(({ questionId, count }) => [questionId, count]));
  const count = useRef<HTMLParagraphElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  useReturnToPlace();
  useEffect(() => {
    const isGone = lastFocused.current !== null && !lastFocused.current.isConnected;
    if (isGone && document.activeElement === document.body) count.current?.focus();
  }, [edges]);
  const total = totalCount === 1 ? '1 question' : `${totalCount} questions`;
  const shown = edges.length < totalCount ? `${edges.length} of ${total}` : total;
  return (
    <>
      <div className={`${line.head} ${classes.count}`}>
        <Text ref={count} tabIndex={-1} size="sm" c="dimmed" aria-live="polite">
          {isCurrent && (totalCount === 0 ? 'No question matches.' : shown)}
        </Text>
        {children}
      </div>
      {edges.length > 0 && (
        <div
          className={classes.questions}
          aria-busy={!isCurrent}
          onFocus={({ target }) => {
            lastFocused.current = target;
          }}
        >
          <DataTable
            label="Questions"
            columns={COLUMNS}
            rows={edges.map(({ node }) => ({ ...node, openReports: reported.get(node.id) ?? 0 }))}
            rowKey={({ id }) => id}
            rowTone={() => undefined}
          />
        </div>
      )}
      {isCurrent && (
        // Remounted for each filter, because the next page depends on it.
        <ShowMore
          key={JSON.stringify(filter)}
          label="Show more questions"
          status={`Showing ${shown}`}
          hasMore={pageInfo.hasNextPage}
          onMore={onMore}
        />
      )}
    </>
  );
}

type QuestionRow = QuestionList_QuestionFragment & { readonly openReports: number };

const COLUMNS: readonly DataColumn<QuestionRow>[] = [
  { key: 'question', header: 'Question', cell: (row) => <QuestionLink {...row} />, isWide: true },
  { key: 'topic', header: 'Topic', cell: ({ topic }) => <span className={classes.topic}>{topic}</span> },
  {
    key: 'reports',
    header: 'Open reports',
    cell: ({ openReports }) =>
      openReports > 0 && (
        <StatusChip tone="warn" icon={IconMessageReport}>
          {counted(openReports, 'report')}
        </StatusChip>
      ),
  },
  { key: 'review', header: 'Review', cell: (row) => <Review {...row} /> },
];

/** A question, as a link that carries the list's filter along. */
function QuestionLink({ id, question }: QuestionRow) {
  const { search } = useLocation();
  return (
    <Link
      data-place={questionPlace(id)}
      to={`${paths.questionEdit(id)}${search}`}
      className={`${rows.pressable} ${classes.link}`}
    >
      {question}
    </Link>
  );
}

/** When a question is checked next, or that it is out of the exam. */
function Review({ reviewDate, retiredAt }: QuestionRow) {
  if (retiredAt !== null) return <span className={classes.state}>Retired</span>;
  const isOverdue = reviewDate <= today();
  return (
    <span className={classes.review} data-overdue={isOverdue || undefined}>
      {isOverdue && 'Due since '}
      {formatDay(reviewDate)}
    </span>
  );
}
