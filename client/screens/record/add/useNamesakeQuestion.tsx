import { useApolloClient } from '@apollo/client/react';
import type { Membership } from '../../../../domain/record/membership.ts';
import type { Name } from '../../../../domain/roster/rosterRow.ts';
import { rankLabel, sectionLabel } from '../../../../domain/values.ts';
import { listInWords } from '../../../../domain/words.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import { NamesakesDocument, type NamesakesQuery } from './useNamesakeQuestion.generated.ts';

type Namesake = NamesakesQuery['namesakes'][number];

/** Asks before making a record for a person who may already have one, whether present, expected or departed. */
export function useNamesakeQuestion() {
  const client = useApolloClient();
  const { confirm, dialog } = useConfirm();

  /** Resolves to whether to make the record. */
  async function isSomebodyElse({ firstName, middleName, lastName }: Name): Promise<boolean> {
    const variables = { firstName, middleName, lastName };
    const namesakes = await client
      .query({ query: NamesakesDocument, variables, fetchPolicy: 'no-cache' })
      .then((answer) => dataOf(answer).namesakes)
      // Saving fails for the same reason, and reports it at the form.
      .catch(() => []);
    if (namesakes.length === 0) return true;
    return confirm({
      isHarmless: true,
      title: 'Is it somebody else?',
      text: `${listInWords(namesakes.map(inWords), 'and')}. Each person should have one record. If they left, bring them back under Departed.`,
      cancelLabel: 'Go back',
      confirmLabel: 'Add somebody else',
    });
  }

  return { isSomebodyElse, dialog };
}

const STANDS: Readonly<Record<Membership, string>> = {
  EXPECTED: 'is expected',
  PRESENT: 'is in the unit',
  DEPARTED: 'has left',
};

/** `SGT Ann Marie Lee (ALPHA) has left` */
function inWords({ rank, firstName, middleName, lastName, section, membership }: Namesake): string {
  return `${rankLabel[rank]} ${firstName} ${middleName} ${lastName} (${sectionLabel[section]}) ${STANDS[membership]}`;
}
