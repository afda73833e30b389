import { pathToFileURL } from 'node:url';

/** A command that ended its process. */
class Ended extends Error {}

let runs = 0;

/**
 * Runs an operator's command in this process, which saves the second that starting a process takes. First disconnect from the store.
 * @param path the command's file.
 * @param env the whole environment from which it reads its settings.
 */
export async function runHere(path: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const out: unknown[] = [];
  const complaints: unknown[] = [];
  const { argv, env: own, exitCode } = process;
  let code: unknown = 0;
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((line: unknown) => out.push(line)),
    jest.spyOn(console, 'error').mockImplementation((line: unknown) => complaints.push(line)),
    jest.spyOn(process, 'exit').mockImplementation((given) => {
      code = given;
      throw new Ended();
    }),
  ];
  process.argv = [process.execPath, path, ...args];
  process.env = env;
  process.exitCode = 0;
  runs += 1;
  try {
    // A module runs only when it is first imported, so each run uses another address.
    await import(`${pathToFileURL(path).href}?run=${runs}`);
    code = process.exitCode;
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  } finally {
    process.argv = argv;
    process.env = own;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
  const text = (lines: readonly unknown[]): string => lines.map((line) => `${String(line)}\n`).join('');
  return { out: text(out), complaints: text(complaints), code };
}
