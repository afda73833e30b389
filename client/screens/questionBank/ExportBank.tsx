import { useApolloClient } from '@apollo/client/react';
import { ExportButtons } from '../../components/export/ExportButtons.tsx';
import { questionsToCsv } from '../questionImport/questionsCsv.ts';
import { questionsToJson } from '../questionImport/questionsJson.ts';
import { readWholeBank } from './readWholeBank.ts';

/** The whole bank as a file, retired questions too, as the import takes it. */
export function ExportBank() {
  const client = useApolloClient();
  const files = {
    csv: async () => questionsToCsv(await readWholeBank(client)),
    json: async () => questionsToJson(await readWholeBank(client)),
  };
  return <ExportButtons label="exam questions" name="exam-questions" files={files} />;
}
