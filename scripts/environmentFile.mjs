/** The file of settings that the product and the operator's commands share. Imports Node's own modules only. */
import { readFileSync } from 'node:fs';
// Not by its name: a Node without `parseEnv` would end with that, instead of the sentence that it is too old.
import util from 'node:util';

const OPTION = '--env-file';

/**
 * What `--env-file FILE` among arguments stands for, and the others. Ends this process with a sentence when there is no such file: with no
 * settings a command would do its work elsewhere.
 */
export function takeEnvironmentFile(given) {
  const args = given.flatMap((arg) => (arg.startsWith(`${OPTION}=`) ? [OPTION, arg.slice(OPTION.length + 1)] : [arg]));
  const at = args.indexOf(OPTION);
  if (at === -1) return { settings: {}, args };
  const [, file] = args.splice(at, 2);
  return { settings: readEnvironmentFile(file), args };
}

function readEnvironmentFile(file) {
  try {
    return util.parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(file === undefined ? `${OPTION} needs a file.` : `The file ${file} cannot be read (${error.code}).`);
    // Nothing is running yet that would have to be stopped.
    process.exit(1);
  }
}
