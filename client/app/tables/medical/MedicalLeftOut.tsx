import { Text } from '@mantine/core';
import { medicalLeftOut } from '../../../../domain/due/medicalText.ts';

type MedicalLeftOutProps = { count: number; all: number; what: string };

/** On paper, says how many medical items are left out. Renders nothing if there are none. */
export function MedicalLeftOut({ count, all, what }: MedicalLeftOutProps) {
  const text = medicalLeftOut(count, all, what);
  return text === null ? null : <Text>{text}</Text>;
}
