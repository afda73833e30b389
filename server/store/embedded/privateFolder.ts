import { chmod, mkdir, stat } from 'node:fs/promises';
import { types } from 'node:util';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/**
 * Creates a folder that only this account can enter, or closes an existing one to others: its files are readable for every account.
 * @throws Error with one sentence when it cannot be created, or stays open to other accounts.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ALONE });
  } catch (cause) {
    throw new Error(
      `The data folder ${folder} cannot be made (${reasonOf(cause)}). Set DATA_DIR to a folder where the account that runs the product may write.`,
      { cause },
    );
  }
  // Some volumes refuse any change of a mode, even to the mode that a folder already has.
  if (((await stat(folder)).mode & OTHERS) === 0) return;
  try {
    await chmod(folder, OWNER_ALONE);
  } catch (cause) {
    throw new Error(
      `Other accounts can enter the data folder ${folder}, and it cannot be closed to them (${reasonOf(cause)}). Let it belong to the account that runs the product, or set DATA_DIR to a folder within it, which is then made.`,
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : String(error);
}
