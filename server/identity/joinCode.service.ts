import { randomInt } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import { Refusal } from '../graphql/refusal.ts';
import { JoinCodeModel } from './joinCode.model.ts';

/** Letters and digits that nobody mistakes for one another when the code is read out or copied by hand. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 10 characters of 32 are 50 bits. */
const CODE_LENGTH = 10;

/** The one document's `_id`, so that two servers starting together agree on one code. */
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

/** Makes the first join code of an empty store; leaves an existing one alone. */
export async function ensureJoinCode(): Promise<void> {
  await JoinCodeModel.updateOne({ _id: CURRENT }, { $setOnInsert: { code: randomCode() } }, { upsert: true });
}

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
