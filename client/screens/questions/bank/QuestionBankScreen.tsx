import { Button, Stack, Text } from '@mantine/core';
import { IconFilter, IconMessageReport, IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useOpenReportsQuery } from '../../../app/layouts/OpenReports.generated.ts';
import { useNewDay } from '../../../app/live/useNewDay.ts';
import { useQueryParams } from '../../../app/browser/useQueryParams.ts';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { Link } from '../../../components/Link.tsx';
import { MoreMenu } from '../../../components/MoreMenu.tsx';
import { QuietLink } from '../../../components/QuietLink.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';
import { BankFilter } from './BankFilter.tsx';
import { ExportBank } from './ExportBank.tsx';
import { QuestionBankDocument } from './QuestionBankScreen.generated.ts';
import classes from './bank.module.css';
import { QuestionList } from './QuestionList.tsx';

/** The questions of the exam, for staff to look after. */
export function QuestionBankScreen() {
  const { filter, choice, choose } = useBankFilter();
  // On a phone alone; a desk shows the filter always.
  const [isFiltering, setFiltering] = useState(false);
  const filterId = useId();
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
  const chosen = Object.keys(paramsOf(choice)).length;
  return (
    <Stack gap="md">
      <ScreenTitle
        title="Exam Questions"
        actions={
          <>
            <MoreMenu>
              <QuietLink to={paths.questionReports} icon={IconMessageReport}>
                Reports
                {open > 0 && (
                  <Text span c="dimmed" ml="xs">
                    {open} open
                  </Text>
                )}
              </QuietLink>
              <QuietLink to={paths.questionImport} icon={IconUpload}>
                Import
              </QuietLink>
              {bank && bank.edges.length > 0 && <ExportBank filter={filter} />}
            </MoreMenu>
            <Button
              variant="subtle"
              leftSection={<IconFilter aria-hidden />}
              className={classes.filterToggle}
              aria-expanded={isFiltering}
              aria-controls={filterId}
              onClick={() => setFiltering(!isFiltering)}
            >
              {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
            </Button>
            <Button component={Link} to={paths.questionAdd}>
              Add Question
            </Button>
          </>
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {bank ? (
        <>
          <div id={filterId} className={classes.filter} data-folded={!isFiltering || undefined}>
            <BankFilter choice={choice} topics={bank.topics} onChoose={choose} />
          </div>
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
