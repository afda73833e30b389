import { Text } from '@mantine/core';
import { medicalLeftOut } from '../../../../domain/due/medicalText.ts';

type MedicalLeftOutProps = { count: number; all: number; what: string };

/** On paper: how many are medical and left out, where some are. */
export function MedicalLeftOut({ count, all, what }: MedicalLeftOutProps) {
  const text = medicalLeftOut(count, all, what);
  return text === null ? null : <Text>{text}</Text>;
}
