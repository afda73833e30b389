/* Drives Firefox by WebDriver BiDi: JSON messages over a WebSocket (https://w3c.github.io/webdriver-bidi). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../../runningServer.ts';
import { type Printer, untilShown } from './printer.ts';

const FIREFOX = process.env['TEST_FIREFOX'] ?? 'firefox-esr';

interface Message {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
}

interface Evaluated {
  type: 'success' | 'exception';
  exceptionDetails?: { text: string };
  result?: { value?: unknown };
}

/** @throws Error when there is no Firefox. */
export async function startFirefox(): Promise<Printer> {
  const profile = await temporaryFolder();
  const firefox = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    firefox.once('error', () => reject(new Error(`There is no ${FIREFOX}: apt-get install firefox-esr.`)));
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`, { maxPayload: 0 });
  await once(socket, 'open');

  let sent = 0;
  async function call<Result>(method: string, params: Record<string, unknown>): Promise<Result> {
    sent += 1;
    const id = sent;
    const answer = new Promise<Message>((resolve) => {
      const listen = (data: Buffer) => {
        const message: Message = JSON.parse(data.toString());
        if (message.id !== id) return;
        socket.off('message', listen);
        resolve(message);
      };
      socket.on('message', listen);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`);
    const answered: Result = JSON.parse(JSON.stringify(result));
    return answered;
  }

  await call('session.new', { capabilities: {} });
  const tree = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context;

  async function run(code: string): Promise<unknown> {
    const { type, exceptionDetails, result } = await call<Evaluated>('script.evaluate', {
      expression: code,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value;
  }

  return {
    name: 'Firefox',
    async open(url, text) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
      await run(untilShown(text));
    },
    run,
    async print({ width, height }) {
      const page = { width, height };
      const { data } = await call<{ data: string }>('browsingContext.print', { context, page });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const exit = once(firefox, 'exit');
      await call('browser.close', {});
      await exit;
      await profile.remove();
    },
  };
}
