import { Button, Stack, Text } from '@mantine/core';
import { useOpenReportsQuery } from '../../../app/layouts/OpenReports.generated.ts';
import { useNewDay } from '../../../app/live/useNewDay.ts';
import { useQueryParams } from '../../../app/browser/useQueryParams.ts';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { Link } from '../../../components/Link.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';
import { BankFilter } from './BankFilter.tsx';
import { ExportBank } from './ExportBank.tsx';
import { QuestionBankDocument } from './QuestionBankScreen.generated.ts';
import classes from './QuestionBankScreen.module.css';
import { QuestionList } from './QuestionList.tsx';

/** The questions of the exam, for staff to look after. */
export function QuestionBankScreen() {
  const { filter, choice, choose } = useBankFilter();
  const { data, isCurrent, error, retry, showMore, refetchAfterChange } = usePaginatedList(
    QuestionBankDocument,
    { filter },
    (found) => found.questionBank,
  );
  // The navigation beside it asks for their number.
  const { data: reports } = useOpenReportsQuery({ fetchPolicy: 'cache-only' });
  useNewDay(refetchAfterChange);
  if (!data && error) return <QueryFailure error={error} onRetry={retry} />;
  const bank = data?.questionBank;
  const open = reports?.openQuestionReports ?? 0;
  return (
    <Stack gap="lg">
      <ScreenTitle
        title="Exam Questions"
        actions={
          <Button component={Link} to={paths.questionAdd}>
            Add Question
          </Button>
        }
      />
      <div className={classes['links']}>
        <span>
          <TextLink to={paths.questionReports}>Reports</TextLink>
          {open > 0 && (
            <Text span c="dimmed">
              {' '}
              {open} open
            </Text>
          )}
        </span>
        <TextLink to={paths.questionImport}>Import</TextLink>
        {bank && bank.edges.length > 0 && <ExportBank filter={filter} />}
      </div>
      <QueryAlert error={error} onRetry={retry} />
      {bank ? (
        <>
          <BankFilter choice={choice} topics={bank.topics} onChoose={choose} />
          <QuestionList bank={bank} filter={filter} isCurrent={isCurrent} onMore={showMore} />
        </>
      ) : (
        <ScreenSkeleton what="the questions" parts={['4.5rem', '36rem']} />
      )}
    </Stack>
  );
}

/** What the list is narrowed to, kept in the address. */
function useBankFilter() {
  const [params, setParams] = useQueryParams();
  const choice = choiceOf(params);
  const choose = (change: Partial<BankChoice>) => setParams(paramsOf({ ...choice, ...change }));
  return { choice, filter: filterOf(choice), choose };
}
