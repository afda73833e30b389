import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import { today } from '../../components/today.ts';
import { questionsToCsv } from '../questionImport/questionsCsv.ts';
import { questionsToJson } from '../questionImport/questionsJson.ts';
import classes from './ExportBank.module.css';
import { readWholeBank } from './readWholeBank.ts';
import { saveFile } from './saveFile.ts';

type Format = 'csv' | 'json';

/** The whole bank as a file, retired questions too, as the import takes it. */
export function ExportBank() {
  const client = useApolloClient();
  const [exporting, setExporting] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function exportBank(format: Format) {
    setExporting(format);
    setProblem(null);
    try {
      const questions = await readWholeBank(client);
      const text = format === 'csv' ? await questionsToCsv(questions) : questionsToJson(questions);
      saveFile(`exam-questions-${today()}.${format}`, text);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
    setExporting(null);
  }

  return (
    <div className={classes['export']}>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          loading={exporting === format}
          disabled={exporting !== null && exporting !== format}
          onClick={() => void exportBank(format)}
        >
          Export {format.toUpperCase()}
        </Button>
      ))}
      {problem !== null && (
        <Text role="alert" c="var(--app-bad)">
          {problem}
        </Text>
      )}
    </div>
  );
}
