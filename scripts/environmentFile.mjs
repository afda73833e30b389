/** Reads the settings file that the product and the operator's commands share. Imports only Node's own modules. */
import { readFileSync } from 'node:fs';
// Not imported by name: a Node without `parseEnv` would then fail here, without the message that it is too old.
import util from 'node:util';

const OPTION = '--env-file';

/**
 * Takes `--env-file FILE` out of the arguments.
 * @returns the file's settings and the other arguments. Ends the process with a message if there is no such file: without settings, a
 * command would work on another store.
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
    console.error(file === undefined ? `${OPTION} needs a file.` : `The file ${file} can't be read (${error.code}).`);
    // Nothing runs yet that would need an orderly stop.
    process.exit(1);
  }
}
