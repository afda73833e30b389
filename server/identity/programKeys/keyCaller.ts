import { HistoryAction } from '../../../domain/history.ts';
import { mayUseOwnKeys } from '../../../domain/permissions.ts';
import { keyMessages } from '../../../domain/programKey.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Client } from '../../operations/client.ts';
import { log } from '../../operations/log.ts';
import { keyRequests } from '../../operations/observability/metrics.ts';
import type { RequestRecord } from '../../operations/observability/requestRecord.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { findSoldierOfAccount } from '../../records/soldiers/soldierOfAccount.ts';
import { driverOf } from '../../store/driver.ts';
import { type Caller, NOBODY, personOf } from '../caller.ts';
import { countKeyRequest, countWrongKey } from '../limits/limits.ts';
import { isSecretOf, readKey } from './bearerKey.ts';
import { noteKey } from './keyHistory.ts';
import { type ProgramKey, ProgramKeyModel } from './programKey.model.ts';

/** How long a use may stay unrecorded, which saves a write for each request. */
const TOUCH_AFTER_MS = 60_000;

interface KeyRequest {
  now: Date;
  client: Client;
  record: RequestRecord | null;
}

/**
 * The caller with a key. Checks each time whether the key's maker is still staff. Two database commands; a third if the use is recorded,
 * and two more with the first use.
 * @throws Refusal `UNAUTHENTICATED` for anything wrong with the key, always the same; `TOO_MANY_REQUESTS` with the time left when the key
 * has reached its limit for a minute, or too many wrong keys came from the address.
 */
export async function findKeyCaller(text: string, { now, client, record }: KeyRequest): Promise<Caller> {
  const given = readKey(text);
  if (record && given) record.key = given.id;
  const key = given && (await driverOf(ProgramKeyModel).findOne({ _id: given.id }));
  if (!key || !isSecretOf(key.secretHash, given.secret) || key.expiresAt <= now) return refuseKey(client);
  const { _id: id, scope } = key;
  await countKeyRequest(id);
  const maker = personOf(key.accountId, await findSoldierOfAccount(key.accountId), unitDayAt(now));
  if (!mayUseOwnKeys(maker)) return refuseKey(client);
  keyRequests.inc({ key: id });
  await recordUse(key, now, client).catch((error: unknown) => {
    // A full store still answers queries.
    log.warn({ err: error, key: id }, 'The use of a key was not recorded.');
  });
  return { ...NOBODY, key: { id, scope } };
}

/** Right keys from the same address are not counted, so a forgotten dashboard with an old key blocks nobody else. */
async function refuseKey({ address }: Client): Promise<never> {
  await countWrongKey(address);
  throw new Refusal('UNAUTHENTICATED', { message: keyMessages.wrong, http: { status: 401 } });
}

async function recordUse(key: ProgramKey, now: Date, { address: lastUsedFrom }: Client): Promise<void> {
  const { _id, lastUsedAt } = key;
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < TOUCH_AFTER_MS) return;
  if (lastUsedAt === null) {
    const changes = [{ field: 'firstUsedFrom', from: null, to: lastUsedFrom }];
    await noteKey(key, { actorId: key.soldierId, at: now }, HistoryAction.CHANGED, changes);
  }
  await driverOf(ProgramKeyModel).updateOne({ _id }, { $set: { lastUsedAt: now, lastUsedFrom } });
}
