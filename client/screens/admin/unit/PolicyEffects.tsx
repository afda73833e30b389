import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import type { PolicyPack } from '../../../../domain/policy/packs.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { listInWords } from '../../../../domain/words.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { type PolicyEffects_SoldierFragment, usePreviewPolicyQuery } from './PolicyEffects.generated.ts';

/** What a policy would change on the readiness lists of a day, with names. */
export function PolicyEffects({ pack, from }: { pack: PolicyPack; from: string }) {
  const { data } = usePreviewPolicyQuery(
    isLocalDate(from) ? { variables: { pack, from }, fetchPolicy: 'network-only' } : skipToken,
  );
  const effects = data?.previewPolicy;
  return (
    <LiveRegion>
      {effects?.length === 0 && <Text>It changes nobody's readiness.</Text>}
      {effects?.map(({ list, title, comeOn, leave }) => (
        <Text key={list}>
          <strong>{title}:</strong> {[moved(comeOn, 'onto it'), moved(leave, 'off it')].filter(Boolean).join('; ')}.
        </Text>
      ))}
    </LiveRegion>
  );
}

/** '2 people onto it (SGT Raman and SGT Petrov)'; empty for nobody. */
function moved(people: readonly PolicyEffects_SoldierFragment[], where: string): string {
  if (people.length === 0) return '';
  const number = people.length === 1 ? '1 person' : `${people.length} people`;
  return `${number} ${where} (${listInWords(people.map(rankAndName), 'and')})`;
}
