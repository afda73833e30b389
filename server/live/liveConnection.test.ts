import { setImmediate } from 'node:timers/promises';
import { readConfig } from '../operations/settings/config.ts';
import { NOBODY } from '../identity/caller.ts';
import { createServices } from '../identity/services.ts';
import { Postbox } from '../testing/testMail.ts';
import { LiveConnection } from './liveConnection.ts';

const origin = () => new URL('http://tracker.test');
const services = createServices(readConfig({}), {
  mailer: new Postbox(),
  origin,
  forgetWithLogin: async () => undefined,
});

/** A socket without a session, which records how it was closed. */
function connect() {
  const connection = new LiveConnection(NOBODY, {
    sessionId: null,
    client: { address: '192.0.2.1', userAgent: '' },
    context: { clock: () => new Date(), random: null, services },
    check: async () => undefined,
  });
  const closed: [code: number, reason: string][] = [];
  connection.opened({ close: (...given) => closed.push(given) });
  return { connection, closed };
}

it('closes a socket of nobody, but not before what is being opened has been refused', async () => {
  const { connection, closed } = connect();
  let refuse = (): void => undefined;
  const opening = connection.opening(() => new Promise<void>((resolve) => (refuse = resolve)));
  await connection.settle(NOBODY);
  await setImmediate();
  expect(closed).toEqual([]);
  refuse();
  await opening;
  await setImmediate();
  expect(closed).toEqual([[4401, 'UNAUTHENTICATED']]);
});
