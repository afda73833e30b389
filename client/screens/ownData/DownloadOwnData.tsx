import { useApolloClient } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { dataOf } from '../../app/api/dataOf.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { saveFile } from '../../app/tables/export/saveFile.ts';
import type { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../app/tables/medical/WithMedicalField.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { OwnDataDocument } from './OwnDataScreen.generated.ts';
import { withoutMedical } from './withoutMedical.ts';

const FILE = 'What is kept about me';

/**
 * Downloads everything the product keeps about the person right now, with the API's names. Medical requirements are included if the person
 * asks for them.
 */
export function DownloadOwnData({ medical }: { medical: ReturnType<typeof useWithMedical> }) {
  const client = useApolloClient();
  const { problem, isBusy, attempt } = useAttempt(`Export ${FILE}`);

  async function save() {
    const { ownRecord } = dataOf(await client.query({ query: OwnDataDocument, fetchPolicy: 'no-cache' }));
    const { own, medicalLeftOut } = medical.isAsked ? { own: ownRecord, medicalLeftOut: 0 } : withoutMedical(ownRecord);
    // Without the type names that Apollo Client adds.
    const tell = (name: string, value: unknown): unknown => (name === '__typename' ? undefined : value);
    const content = JSON.stringify({ ...own, ...(medicalLeftOut > 0 && { medicalLeftOut }) }, tell, 2);
    saveFile(FILE, 'json', { content, cutAfter: null, medicalLeftOut });
  }

  return (
    <Group gap="sm">
      <WithMedicalField {...medical} />
      <BusyButton
        variant="subtle"
        leftSection={<IconDownload aria-hidden />}
        loading={isBusy}
        onClick={() => void attempt(save)}
      >
        Download as JSON
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Group>
  );
}
