import { messages } from '../../../domain/errors.ts';
import { Refusal } from '../../api/refusal.ts';
import { readableCode } from '../secrets/secret.ts';
import { JoinCodeModel } from './joinCode.model.ts';

/** 50 bits: each character has 5. */
const CODE_LENGTH = 10;

/** The only document's `_id`, so that two servers which start together agree on one code. */
const CURRENT = 'current';

/**
 * The current join code.
 * @throws Refusal `BAD_USER_INPUT` on `joinCode` when there is none.
 */
export async function currentJoinCode(): Promise<string> {
  const current = await JoinCodeModel.findOne().lean();
  if (!current) throw new Refusal('BAD_USER_INPUT', { field: 'joinCode', message: messages.joinCodeProblem });
  return current.code;
}

/**
 * Whether a newcomer has the current join code. It is in capitals, but lower case counts, too, because phones type it.
 * @throws Refusal `BAD_USER_INPUT` on `joinCode` when there is none.
 */
export async function isCurrentJoinCode(given: string): Promise<boolean> {
  return folded(given) === folded(await currentJoinCode());
}

function folded(code: string): string {
  return code.trim().toUpperCase();
}

/** Creates an empty store's first join code; leaves an existing one alone. */
export async function ensureJoinCode(): Promise<void> {
  await JoinCodeModel.updateOne(
    { _id: CURRENT },
    { $setOnInsert: { code: readableCode(CODE_LENGTH) } },
    { upsert: true },
  );
}

/** Replaces the join code. Nobody can register with the former one anymore. */
export async function rotateJoinCode(): Promise<string> {
  const code = readableCode(CODE_LENGTH);
  await JoinCodeModel.updateOne({}, { $set: { code }, $setOnInsert: { _id: CURRENT } }, { upsert: true });
  return code;
}
