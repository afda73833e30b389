import { Button, Stack } from '@mantine/core';
import { failureOf } from '../../app/failure.ts';
import { paths } from '../../app/paths.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { Link } from '../../components/Link.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { BankFilter } from './BankFilter.tsx';
import { ExportBank } from './ExportBank.tsx';
import { QuestionList } from './QuestionList.tsx';
import { useQuestionBankQuery } from './QuestionBankScreen.generated.ts';
import classes from './QuestionBankScreen.module.css';
import { useBankFilter } from './useBankFilter.ts';

/** The questions of the exam, for staff to look after. */
export function QuestionBankScreen() {
  const { filter, choice, choose } = useBankFilter();
  const { data, previousData, error, refetch, fetchMore } = useQuestionBankQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const loaded = (data ?? previousData)?.questionBank;
  if (!loaded)
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ScreenSkeleton what="the questions" parts={['4.5rem', '36rem']} />
    );
  return (
    <Stack gap="lg">
      <div>
        <TextLink to={paths.examLanding}>Back</TextLink>
      </div>
      <div className={classes['head']}>
        <ScreenTitle title="Exam Questions" />
        <Button component={Link} to={paths.questionAdd}>
          Add Question
        </Button>
      </div>
      <div className={classes['links']}>
        <TextLink to={paths.questionReports}>Reports</TextLink>
        <TextLink to={paths.questionImport}>Import</TextLink>
        {loaded.edges.length > 0 && <ExportBank filter={filter} />}
      </div>
      {error && <Notice message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />}
      <BankFilter choice={choice} topics={loaded.topics} onChoose={choose} />
      <QuestionList
        bank={loaded}
        filter={filter}
        isCurrent={data !== undefined}
        onMore={() => fetchMore({ variables: { after: loaded.pageInfo.endCursor } })}
      />
    </Stack>
  );
}
