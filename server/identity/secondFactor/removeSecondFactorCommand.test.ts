import { fileURLToPath } from 'node:url';
import { runHere } from '../../testing/runHere.ts';

const COMMAND = fileURLToPath(new URL('removeSecondFactorCommand.ts', import.meta.url));

it.each([[[]], [['ruiz@unit.example', 'kim@unit.example']]])(
  'given %j, the command says how to use it',
  async (given) => {
    expect(await runHere(COMMAND, given, process.env)).toMatchObject({
      code: 1,
      complaints: 'Usage: npm run remove-second-factor -- EMAIL\n',
    });
  },
);
