import 'reflect-metadata';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from './app.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { ensureQuestions } from './exam/ensureQuestions.ts';
import { finishCutOff } from './finishCutOff.ts';
import { addressWarning, proxyWarning, transportWarning } from './http/security/transport.ts';
import { AccountModel } from './identity/account.model.ts';
import { currentJoinCode, ensureJoinCode } from './identity/joinCode/joinCode.service.ts';
import { createMailer } from './mail/mailer.ts';
import { makeMailsDue } from './mail/mailQueue.ts';
import { MODELS } from './models.ts';
import { log, logTimesAs } from './operations/log.ts';
import { startTracing } from './operations/observability/tracing.ts';
import { RELEASE } from './operations/release.ts';
import { addressOf } from './operations/settings/address.ts';
import { type Config, readConfig } from './operations/settings/config.ts';
import { unitDayAt } from './operations/unitClock.ts';
import { withTimeout } from './operations/withTimeout.ts';
import { connectStore, disconnectStore } from './store/connection.ts';
import { forgetLocks } from './store/lock.ts';
import { NewerStore, STORE_VERSION, TrialStore } from './store/migrations.ts';
import { type OpenStore, openStore } from './store/openStore.ts';
import { UnfinishedRestore } from './store/unfinishedRestore.ts';
import { storedUnit } from './unit/unit.service.ts';

/** The built client, beside the built server. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/**
 * How many new connections may wait to be accepted. The system drops any more, and their first request gets no answer. Linux allows 4,096.
 */
const WAITING_CONNECTIONS = 4096;

try {
  await start(readConfig());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Open connections would keep the process alive.
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  log.level = config.logLevel;
  logTimesAs(config.logTimes);
  // Node's own output would contain personal data, which error messages quote.
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends.');
    // As Node does by default: after an unexpected error, the process is in an unknown state.
    process.exit(1);
  });
  const endTracing = config.otlpEndpoint ? await startTracing(config.otlpEndpoint) : null;
  const opened = await openStore(config);
  // Tracing ends after the store is closed, because closing it makes spans, too.
  const close = async (): Promise<void> => {
    try {
      await opened.close();
    } finally {
      await endTracing?.();
    }
  };
  const store = { ...opened, close };
  try {
    await serve(config, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(config: Config, store: OpenStore): Promise<void> {
  await connect(store, config);
  if (config.mongodbUri === null) {
    await forgetLocks();
    await makeMailsDue(new Date());
  }
  // Sets the clock that the unit's days follow, before anything asks for a day.
  await storedUnit();
  const mailer = createMailer(config);
  const app = await createApp({ config, clientFolder: CLIENT_FOLDER, mailer });
  await finishCutOff();
  await ensureJoinCode();
  await ensureQuestions();
  if (process.argv.includes('--demo')) await showDemo();

  await listen(app.server, config);
  app.mails.start();
  app.scheduler.start();
  stopOnSignal(app, store, config);

  console.log(`Store: ${store.description}`);
  console.log(`Release: ${RELEASE}, store version ${STORE_VERSION}`);
  console.log(`Mail: ${mailer.description}`);
  // Nobody can sign in to imported records yet, so the code is printed until the first login exists.
  if (!(await AccountModel.exists({}))) console.log(`Join code: ${await currentJoinCode()}`);
  const address = addressOf(app.server, config);
  for (const warning of [addressWarning(config), transportWarning(config.environment, address), proxyWarning(config)]) {
    if (warning !== null) log.warn(warning);
  }
  // Printed last: a program that waits for this line has seen the others.
  console.log(`Listening on ${config.publicUrl?.href ?? address.origin}`);
}

async function connect({ uri, description }: OpenStore, { metricsToken, otlpEndpoint }: Config): Promise<void> {
  try {
    // Commands are measured only if somebody reads the measurements, because it costs a tenth of the requests a second.
    await connectStore(uri, MODELS, { monitorCommands: metricsToken !== null || otlpEndpoint !== null });
  } catch (cause) {
    if ([UnfinishedRestore, NewerStore, TrialStore].some((refusal) => cause instanceof refusal)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The store (${description}) does not answer: ${reason}`, { cause });
  }
}

async function showDemo(): Promise<void> {
  const now = new Date();
  const { staff, soldier } = await seedDemo(now, unitDayAt(now));
  console.log(`Staff sign-in: ${staff.email} ${staff.password}`);
  console.log(`Soldier sign-in: ${soldier.email} ${soldier.password}`);
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen({ port, host, backlog: WAITING_CONNECTIONS });
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    if (reason === 'EADDRINUSE')
      throw new Error(`Port ${port} is already in use. Set PORT to another one.`, { cause: error });
    throw new Error(`Can't listen on HOST ${host} and PORT ${port} (${String(reason)}).`, { cause: error });
  }
}

/** Finishes running requests, then closes the store, so that nothing acknowledged is cut off. */
function stopOnSignal(
  { server, announceStop, closeSockets, mails, scheduler }: App,
  store: OpenStore,
  { drainMs }: Config,
): void {
  const stop = async (): Promise<void> => {
    announceStop();
    await wait(drainMs);
    const from = performance.now();
    await Promise.all([closeServer(server), closeSockets()]);
    const working = Promise.all([mails.stop(), scheduler.stop()]);
    const ended = await withTimeout(STOP_WITHIN_MS - (performance.now() - from), working);
    if (ended === 'TIMED_OUT') log.warn('Not all mails were sent before the end. They are sent by the next server.');
    await disconnectStore();
    await store.close();
    // The connection to the mail server would keep the process alive.
    if (ended === 'TIMED_OUT') process.exit();
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A signal to a whole process group may arrive a second time through npm. It must not end what the first one lets finish.
      if (isStopping) return;
      isStopping = true;
      stop().catch((error: unknown) => {
        console.error(error);
        // Anything that did not close would keep the process alive until it is killed.
        process.exit(1);
      });
    });
  }
}

/** How long running requests may take to finish, in milliseconds. */
const GRACE_MS = 8000;
/** How long they and the mails on their way may take. Container managers kill after 10 s, and the store must be closed by then. */
const STOP_WITHIN_MS = 9000;
const SWEEP_MS = 50;

/** Takes no new connection, and closes each one after its answer. */
async function closeServer(server: Server): Promise<void> {
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await once(server, 'close');
  clearInterval(sweep);
  clearTimeout(deadline);
}
