import { chmod, mkdir, stat } from 'node:fs/promises';
import { types } from 'node:util';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/**
 * Makes a folder, or closes one that is there: the files in it are such as every account may read.
 * @throws Error with one sentence when it cannot be made, or stays open to other accounts.
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
  // A volume may forbid any change, also one to what is so already.
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
