import { Button, Stack, Text } from '@mantine/core';
import { IconMessageReport, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQueryParams } from '../../../app/browser/useQueryParams.ts';
import { loaded } from '../../../app/failures/loadFailure.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useOpenReportsQuery } from '../../../app/layouts/AdminNavigation.generated.ts';
import { useNewDay } from '../../../app/live/useNewDay.ts';
import { paths } from '../../../app/paths.ts';
import { ExportButtons } from '../../../app/tables/export/ExportButtons.tsx';
import type { MakeFile } from '../../../app/tables/export/exportedFile.ts';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { Link } from '../../../components/Link.tsx';
import { QuietLink } from '../../../components/QuietLink.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import words from '../../../components/words.module.css';
import type { QuestionBankFilter } from '../../../schemaTypes.generated.ts';
import { type FileQuestion, QUESTION_EXPORT } from '../import/questionColumns.ts';
import { questionsToJson } from '../import/questionsJson.ts';
import { type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';
import { BankTools } from './BankTools.tsx';
import {
  type QuestionBankScreen_QuestionFragment,
  QuestionBankDocument,
  QuestionBankExportDocument,
} from './QuestionBankScreen.generated.ts';
import { QuestionList } from './QuestionList.tsx';

/** The exam's questions, for staff to maintain. */
export function QuestionBankScreen() {
  const { filter, choice, choose } = useBankFilter();
  const { data, isCurrent, error, retry, showMore, refetchAfterChange } = usePaginatedList(
    QuestionBankDocument,
    { filter },
    (found) => found.questionBank,
  );
  // The navigation beside the list asks for their number.
  const { data: reports } = useOpenReportsQuery({ fetchPolicy: 'cache-only' });
  useNewDay(refetchAfterChange);
  if (!data && error) return <QueryFailure error={error} onRetry={retry} />;
  const bank = data?.questionBank;
  const open = reports?.openQuestionReports ?? 0;
  return (
    <Stack gap="sm">
      <BankTools
        choice={choice}
        topics={bank?.topics}
        onChoose={choose}
        action={
          <Button component={Link} to={paths.questionAdd} px="md" className={words.line}>
            <IconPlus aria-hidden />
            <span className={words.words}>&nbsp;Add question</span>
          </Button>
        }
        more={
          <>
            <QuietLink to={paths.questionImport} icon={IconUpload}>
              Import
            </QuietLink>
            {bank && bank.edges.length > 0 && <ExportBank filter={filter} />}
          </>
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {bank ? (
        <QuestionList bank={bank} filter={filter} isCurrent={isCurrent} onMore={showMore}>
          <QuietLink to={paths.questionReports} icon={IconMessageReport}>
            Reports
            {open > 0 && (
              <Text span c="dimmed" ml="xs">
                {open} open
              </Text>
            )}
          </QuietLink>
        </QuestionList>
      ) : (
        <ScreenSkeleton what="the questions" parts={['36rem']} />
      )}
    </Stack>
  );
}

/** The list's filter, kept in the address. */
function useBankFilter() {
  const [params, setParams] = useQueryParams();
  const choice = choiceOf(params);
  const choose = (change: Partial<BankChoice>) => setParams(paramsOf({ ...choice, ...change }));
  return { choice, filter: filterOf(choice), choose };
}

/** Exports everything that the filter finds, including pages not loaded yet, as files that the import accepts. */
function ExportBank({ filter }: { filter: QuestionBankFilter }) {
  const variables = { filter, first: LARGEST_PAGE };
  const readAll = useWholeList(QuestionBankExportDocument, variables, ({ questionBank }) => questionBank);

  function fileOf(write: (questions: readonly FileQuestion[]) => Promise<string | Blob>): MakeFile {
    return async (onProgress) => {
      const { rows, isWhole } = await readAll(onProgress);
      return { content: await write(rows.map(fileQuestion)), cutAfter: isWhole ? null : rows.length };
    };
  }

  const files = {
    csv: fileOf(async (questions) => (await tableFiles()).tableCsv(QUESTION_EXPORT, questions)),
    xlsx: fileOf(async (questions) => (await tableFiles()).tableXlsx('Exam questions', QUESTION_EXPORT, questions)),
    json: fileOf(async (questions) => questionsToJson(questions)),
  };
  return <ExportButtons label="exam questions" files={files} isEntry />;
}

function tableFiles() {
  return loaded(import('../../../app/tables/export/tableFiles.ts'));
}

/** Only what the import accepts. */
function fileQuestion(question: QuestionBankScreen_QuestionFragment): FileQuestion {
  const { id, question: text, options, answerText, topic, explanation, citation, reviewDate, retiredAt } = question;
  const retired = retiredAt === null ? '' : 'yes';
  return { id, question: text, options, answerText, topic, explanation, citation, reviewDate, retired };
}
