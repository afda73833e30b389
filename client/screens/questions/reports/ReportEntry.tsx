import { Text, VisuallyHidden } from '@mantine/core';
import type { MouseEvent } from 'react';
import { evictEntity } from '../../../app/api/evictEntity.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { unlessGone } from '../../../app/failures/unlessGone.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { OpenReportsDocument } from '../../../app/layouts/AdminNavigation.generated.ts';
import { paths } from '../../../app/paths.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { instantText } from '../../../components/dayText.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { authorText } from '../../../components/soldierText.ts';
import { TextLink } from '../../../components/TextLink.tsx';
import { FROM_REPORTS } from '../form/useWayBack.ts';
import { type ReportEntry_ReportFragment, useResolveReportMutation } from './ReportEntry.generated.ts';
import classes from './ReportEntry.module.css';

type ReportEntryProps = {
  report: ReportEntry_ReportFragment;
  onResolved: () => void;
};

/** A report: the question, the reporter, what's wrong, and a button that resolves it. */
export function ReportEntry({ report, onResolved }: ReportEntryProps) {
  const { id, questionId, question, reporter, text, at } = report;
  const [resolveReport, { loading, client }] = useResolveReportMutation();
  const { problem, attempt } = useAttempt(`Report on ${questionId}`);

  async function resolve(click: MouseEvent) {
    await unlessGone(resolveReport({ variables: { id } }));
    onResolved();
    // The row and its button go; the next row takes their place.
    ignoreSecondClick(click);
    evictEntity(client.cache, { __typename: 'QuestionReport', id });
    void client.refetchQueries({ include: [OpenReportsDocument] });
  }

  return (
    <li tabIndex={-1} className={classes.entry}>
      <div className={classes.origin}>
        <span className={classes.reporter}>{authorText(reporter)}</span>
        <time dateTime={at}>{instantText(at)}</time>
      </div>
      <div className={classes.body}>
        <div>
          {question === null ? (
            questionId
          ) : (
            <TextLink to={`${paths.questionEdit(questionId)}${FROM_REPORTS}`}>{question.question}</TextLink>
          )}
          {question !== null && question.retiredAt !== null && (
            <Text span c="dimmed" fw={600}>
              {' '}
              Retired
            </Text>
          )}
        </div>
        <p className={classes.text}>{text}</p>
        {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      </div>
      <BusyButton
        variant="default"
        loading={loading}
        className={classes.resolve}
        onClick={(click) => void attempt(() => resolve(click))}
      >
        Resolve
        <VisuallyHidden> the report on {questionId}</VisuallyHidden>
      </BusyButton>
    </li>
  );
}
