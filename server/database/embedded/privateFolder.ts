import { chmod, mkdir, stat } from 'node:fs/promises';
import { types } from 'node:util';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/**
 * Makes a folder, or closes one that is there: the files in it are such as every account may read.
 * @throws Error with one sentence when it stays open to other accounts.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ALONE });
  // A volume may forbid any change, also one to what is so already.
  if (((await stat(folder)).mode & OTHERS) === 0) return;
  try {
    await chmod(folder, OWNER_ALONE);
  } catch (cause) {
    const reason = types.isNativeError(cause) && 'code' in cause ? String(cause.code) : String(cause);
    throw new Error(
      `Other accounts can enter the data folder ${folder}, and it cannot be closed to them (${reason}). Let it belong to the account that runs the product, or set DATA_DIR to a folder within it, which is then made.`,
      { cause },
    );
  }
}
