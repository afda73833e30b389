import { HistoryAction } from '../../../domain/history.ts';
import { instantOf } from '../../../domain/hourOfDay.ts';
import { addDays } from '../../../domain/localDate.ts';
import { mayUseOwnKeys } from '../../../domain/permissions.ts';
import { KEYS_PER_LOGIN, keyMessages, usualLastDay, validateProgramKey } from '../../../domain/programKey.ts';
import { cleanText } from '../../../domain/texts.ts';
import type { PersonalData } from '../../api/personalData.ts';
import { Refusal, refuseProblems } from '../../api/refusal.ts';
import { member } from '../../api/signedIn.ts';
import { actOf, changesBetween } from '../../history/entry.ts';
import { unitTimeZone } from '../../operations/unitClock.ts';
import { soldierNames } from '../../records/soldiers/soldierNames.ts';
import { findSoldiersOfAccounts } from '../../records/soldiers/soldierOfAccount.ts';
import { personOf } from '../caller.ts';
import type { IdentityContext } from '../identityContext.ts';
import { hashSecret } from '../secrets/secret.ts';
import { refuseOldSession } from '../signIn/ownAccount.ts';
import { newKey, startOf } from './bearerKey.ts';
import { noteKey } from './keyHistory.ts';
import type { CreateProgramKeyInput } from './programKey.input.ts';
import { type ProgramKey, ProgramKeyModel } from './programKey.model.ts';
import { type NewProgramKey, ProgramKeyType } from './programKey.type.ts';

/** All keys of the unit, newest first. Three database commands. */
export async function programKeys({ person, now, today }: IdentityContext): Promise<ProgramKeyType[]> {
  const { accountId: ownId } = member(person);
  const keys = await ProgramKeyModel.find().sort({ createdAt: -1, _id: 1 }).lean();
  const makers = await findSoldiersOfAccounts(keys.map(({ accountId }) => accountId));
  const nameOf = await soldierNames(keys.map(({ soldierId }) => soldierId));
  const makerOf = new Map(makers.map((soldier) => [soldier.userId, soldier]));
  const isWorking = ({ accountId, expiresAt }: ProgramKey): boolean =>
    expiresAt > now && mayUseOwnKeys(personOf(accountId, makerOf.get(accountId) ?? null, today));
  return keys.map((key) => ({
    ...shown(key),
    maker: nameOf(key.soldierId),
    isOwn: key.accountId === ownId,
    works: isWorking(key),
  }));
}

export const KEY_DATA: PersonalData<IdentityContext> = {
  collection: ProgramKeyModel,
  holds: 'the program keys they made, with a hash of each secret, and when and from where each was last used',
  leftOut: 'the hash',
  own: {
    programKeys: {
      type: () => [ProgramKeyType],
      description: 'The program keys that they made, newest first.',
      ofLogin: programKeysOf,
    },
  },
  counted: {
    count: async ({ login }) => (login ? ProgramKeyModel.countDocuments({ accountId: login.accountId }) : 0),
    one: 'key for a program',
    many: 'keys for programs',
  },
  goes: { withLogin: ({ accountId }) => ProgramKeyModel.deleteMany({ accountId }) },
};

/** A login's keys, newest first. Two database commands. */
async function programKeysOf(
  accountId: string,
  { person, now }: Pick<IdentityContext, 'person' | 'now'>,
): Promise<ProgramKeyType[]> {
  const keys = await ProgramKeyModel.find({ accountId }).sort({ createdAt: -1, _id: 1 }).lean();
  const nameOf = await soldierNames(keys.map(({ soldierId }) => soldierId));
  const mayUse = mayUseOwnKeys(person);
  return keys.map((key) => ({
    ...shown(key),
    maker: nameOf(key.soldierId),
    isOwn: true,
    works: mayUse && key.expiresAt > now,
  }));
}

/**
 * Creates a key, whose secret is shown only once.
 * @throws Refusal `REQUIRES_RECENT_LOGIN`; `BAD_USER_INPUT` with the field.
 */
export async function createProgramKey(
  context: IdentityContext,
  { name, scope, endsOn: given }: CreateProgramKeyInput,
): Promise<NewProgramKey> {
  const { person, now, today } = context;
  const { accountId, soldierId } = member(person);
  const endsOn = given ?? usualLastDay(today);
  refuseProblems(validateProgramKey({ name, endsOn }, today));
  // The key keeps working after the session ends or the password changes, so this requires a recent sign-in.
  refuseOldSession(context);
  if ((await ProgramKeyModel.countDocuments({ accountId })) >= KEYS_PER_LOGIN) {
    throw new Refusal('BAD_USER_INPUT', { field: 'name', message: keyMessages.tooMany });
  }
  const { id, secret, text } = newKey();
  const key: ProgramKey = {
    _id: id,
    secretHash: hashSecret(secret),
    name: cleanText(name),
    scope,
    accountId,
    soldierId,
    endsOn,
    createdAt: now,
    expiresAt: instantOf(addDays(endsOn, 1), 0, unitTimeZone()),
    lastUsedAt: null,
    lastUsedFrom: null,
  };
  await ProgramKeyModel.create(key);
  // Before anybody has the key, so that every used key has its entry.
  await noteKey(key, actOf(context), HistoryAction.ADDED, changesBetween(null, { scope, endsOn }));
  const maker = (await soldierNames([soldierId]))(soldierId);
  return { key: { ...shown(key), maker, isOwn: true, works: true }, secret: text };
}

/** Revokes anybody's key at once; does nothing if it is gone. */
export async function revokeProgramKey(context: IdentityContext, id: string): Promise<true> {
  const key = await ProgramKeyModel.findById(id).lean();
  if (key) {
    const { scope, endsOn } = key;
    await noteKey(key, actOf(context), HistoryAction.DELETED, changesBetween({ scope, endsOn }, null));
    await ProgramKeyModel.deleteOne({ _id: id });
  }
  return true;
}

function shown({ _id: id, name, scope, createdAt, endsOn, lastUsedAt, lastUsedFrom }: ProgramKey) {
  return { id, start: startOf(id), name, scope, createdAt, endsOn, lastUsedAt, lastUsedFrom };
}
