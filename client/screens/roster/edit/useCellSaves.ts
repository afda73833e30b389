import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { useUnsavedChanges } from '../../../app/forms/unsaved/useUnsavedChanges.ts';
import { newKey } from '../../../app/forms/useIdempotencyKey.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import { type AnsweredRow, CellSaves, type SentRow } from './CellSaves.ts';
import { SaveCellsDocument } from './useCellSaves.generated.ts';

/** Failures that pass by themselves, or after which nobody knows whether anything was saved. */
const PASSING: readonly ErrorCode[] = [
  ErrorCode.NETWORK_REQUEST_FAILED,
  ErrorCode.SERVER_BUSY,
  ErrorCode.TOOK_TOO_LONG,
  ErrorCode.STORE_UNAVAILABLE,
];

/** The saves of the roster's cells. Warns before leaving while something is unsaved. */
export function useCellSaves(): CellSaves {
  const client = useApolloClient();
  const unit = useFieldRules();
  const ownId = usePerson()?.soldierId ?? null;

  async function send(rows: readonly SentRow[], key: string): Promise<readonly AnsweredRow[]> {
    return dataOf(await client.mutate({ mutation: SaveCellsDocument, variables: { rows, key } })).updateSoldiers;
  }

  const [saves] = useState(() => new CellSaves({ send, newKey, explain, ownId }));
  const open = useSyncExternalStore(saves.subscribe, saves.openCells);
  useUnsavedChanges(open.length > 0, open.every(({ state }) => state === 'saving') ? 'SENT' : 'TYPED');
  useWindowEvent('online', () => saves.retry(unit));
  return saves;
}

function explain(error: unknown): { message: string; isUnanswered: boolean } {
  const { code, message } = failureOf(error);
  return { message, isUnanswered: PASSING.includes(code) };
}
