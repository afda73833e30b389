import { Group } from '@mantine/core';
import { TextLink } from '../../components/TextLink.tsx';

/** A value and where it is changed. */
export function FactWithLink({ value, to, label }: { value: string; to: string; label: string }) {
  return (
    <Group justify="space-between" gap="xs md">
      <span>{value}</span>
      <TextLink to={to}>{label}</TextLink>
    </Group>
  );
}
