import { Text } from '@mantine/core';
import { ofThemMedical } from '../../../../domain/due/medicalText.ts';
import { counted } from '../../../../domain/words.ts';
import { useIsOnPaper } from '../../../app/browser/useIsOnPaper.ts';
import { useDueOfQuery } from './DuePanel.generated.ts';

/** On paper, in place of what is due: `6 requirements with dates (2 of them medical): on the screen alone` */
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
