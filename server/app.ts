import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { calendarPages } from './calendar/calendarPages.ts';
import { FINISHING_JOB } from './finishCutOff.ts';
import { createApolloServer } from './http/apollo.ts';
import { CompiledQueries } from './http/compiledQueries.ts';
import { httpAnswers } from './http/httpAnswers.ts';
import { nodeHandler } from './http/nodeHandler.ts';
import { ConcurrencyLimiter } from './http/overload/concurrencyLimiter.ts';
import { createPages } from './http/pages/pages.ts';
import { refuseSender } from './http/refuseSender.ts';
import { HEADERS_WITHIN_MS, KEEP_ALIVE_MS, REQUEST_WITHIN_MS } from './http/requestLimits.ts';
import { letDashboardIn } from './http/security/crossOrigin.ts';
import { isFromAnotherSite, refuseAnotherSite } from './http/security/crossSite.ts';
import { isToolPage, securityHeaders } from './http/security/headers.ts';
import { createDependencies } from './identity/dependencies.ts';
import { noteRefusedAddress } from './identity/email/refusedAddress.ts';
import { type ContextOptions, createContext, type IdentityContext } from './identity/identityContext.ts';
import { linkMails } from './identity/mailedLink/linkMails.ts';
import { keyIn } from './identity/programKeys/bearerKey.ts';
import { oidcPages } from './identity/provider/oidcPages.ts';
import { OpenIdConnect } from './identity/provider/openIdConnect.ts';
import { hashSecret } from './identity/secrets/secret.ts';
import { SecretCookie, setCookie } from './identity/secrets/secretCookie.ts';
import { finishImports } from './imports/stagedImport.ts';
import { serveLive } from './live/liveServer.ts';
import { createMailer, type Mailer, sendsMails } from './mail/mailer.ts';
import { MailWorker } from './mail/mailWorker.ts';
// Adds the number of open sessions to the metrics.
import './identity/session/openSessions.ts';
import { forgetWithLogin } from './models.ts';
import { type Client, clientOf } from './operations/client.ts';
import { observeRequests } from './operations/observability/observeRequests.ts';
import { Probes } from './operations/observability/probes.ts';
import { recordOf } from './operations/observability/requestRecord.ts';
import { addressOf } from './operations/settings/address.ts';
import type { Config } from './operations/settings/config.ts';
import { finishBeforeRights } from './records/rights/rightsLock.ts';
import { reminderMails } from './reminders/reminderMails.ts';
import { remindersJob } from './reminders/remindersJob.ts';
import { unsubscribePages } from './reminders/unsubscribePages.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { sharedSchema } from './schema.ts';
import { SNAPSHOTS_JOB } from './snapshots/snapshotsJob.ts';
import { STORE_VERSION } from './store/migrations.ts';
import { StoreReadiness } from './store/storeReadiness.ts';
import { unitName } from './unit/unit.service.ts';

interface AppOptions {
  config: Config;
  /** The folder with the built client. */
  clientFolder: string;
  clock?: () => Date;
  mailer?: Mailer;
}

export interface App {
  server: Server;
  /** Makes `/readyz` answer 503, so that a load balancer sends nobody here anymore. Everything else goes on. */
  announceStop: () => void;
  /** Closes all sockets and refuses new ones: open sockets would keep the server from closing. */
  closeSockets: () => Promise<void>;
  /** Sends the queued mails, once started. */
  mails: MailWorker;
  /** Runs the daily jobs, once started. */
  scheduler: Scheduler;
}

/**
 * The whole product as an HTTP server that does not listen yet. Apollo Server answers `/graphql`, or the live server if it is a socket.
 * Express serves everything else.
 */
export async function createApp({
  config,
  clientFolder,
  clock = () => new Date(),
  mailer = createMailer(config),
}: AppOptions): Promise<App> {
  finishBeforeRights(finishImports);
  const production = config.environment === 'production';
  const schema = sharedSchema();
  const queries = new CompiledQueries();
  const apollo = createApolloServer({ schema, production, queries });
  await apollo.start();

  // Shuffles the exam's questions only in production. In development and tests, the order is predictable (Spec 17.8).
  const random = production ? Math.random : null;
  const origin = (): URL => addressOf(server, config);
  const dependencies = createDependencies(config, { origin, forgetWithLogin });
  const behindTls = config.publicUrl?.protocol === 'https:';
  const cookie = new SecretCookie('session', behindTls);
  const linkCookie = new SecretCookie('sign-in-link', behindTls);
  const knownBrowserCookie = new SecretCookie('known-browser', behindTls);
  const circumstances = { clock, random, dependencies };
  const contextOf = contextsOf({ cookie, linkCookie, knownBrowserCookie, ...circumstances }, config.trustProxy);
  const limiter = new ConcurrencyLimiter();
  const answers = httpAnswers(apollo, queries);
  const graphql = nodeHandler(answers, limiter, contextOf, ({ person }) => person?.isStaff ?? false);
  const isForeign = (request: IncomingMessage): boolean => isFromAnotherSite(request, config.publicUrl?.origin ?? null);
  const clientOfRequest = (request: IncomingMessage): Client => clientOf(request, config.trustProxy);
  const oidc = oidcPages({
    provider: config.openIdConnect && new OpenIdConnect(config.openIdConnect, origin),
    cookie: new SecretCookie('oidc-flow', behindTls),
    contextOf,
    isFromAnotherSite: isForeign,
    clientOf: clientOfRequest,
  });
  const calendars = calendarPages(clientOfRequest, clock);
  const unsubscribing = unsubscribePages(clientOfRequest, clock);
  const pages = createPages({ production, clientFolder, routers: [oidc, calendars, unsubscribing] });
  const setHeaders = securityHeaders(config);

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isGraphql(request.url)) pages(request, response);
    // A link on another site may open the landing page and the explorer: showing them changes nothing.
    else if (!isForeign(request) || (!production && isToolPage(request))) void graphql(request, response);
    else if (!letDashboardIn(request, response, config.corsOrigins)) refuseAnotherSite(request, response);
    else if (request.method === 'OPTIONS') response.writeHead(204).end();
    else void graphql(request, response);
  };
  const readiness = new StoreReadiness(clock);
  const probes = new Probes(config, { version: STORE_VERSION, whyNotReady: () => readiness.whyNotReady() });
  const answerWatched = probes.before(observeRequests(answer, config));
  const server = createServer(TIMES, (request, response) => {
    setHeaders(request, response);
    answerWatched(request, response);
  });
  server.on('close', () => void apollo.stop());
  const live = serveLive(server, {
    schema,
    production,
    context: circumstances,
    sessionIdOf: ({ headers }) => {
      const token = cookie.read(headers.cookie);
      return token === null ? null : hashSecret(token);
    },
    clientOf: clientOfRequest,
    refusalOf: (request) => {
      if (!isGraphql(request.url)) return 404;
      // Program keys cannot subscribe: a dashboard asks again.
      if (isForeign(request) || keyIn(request.headers.authorization) !== null) return 403;
      return limiter.isFull ? 503 : null;
    },
  });
  return {
    server,
    announceStop: () => probes.stop(),
    closeSockets: live.close,
    mails: new MailWorker({
      mailer,
      makers: { ...linkMails(dependencies.links), ...reminderMails(dependencies.links) },
      noteRefusal: noteRefusedAddress,
      unitName,
      clock,
    }),
    scheduler: new Scheduler(
      [SNAPSHOTS_JOB, remindersJob({ links: dependencies.links, mailsAreSent: sendsMails(config) }), FINISHING_JOB],
      clock,
    ),
  };
}

/** Makes the contexts of requests. The answer's headers get the cookies that a context sets. */
function contextsOf(options: ContextOptions, trustProxy: boolean) {
  return (request: IncomingMessage, response: ServerResponse): Promise<IdentityContext> =>
    createContext(options, {
      record: recordOf(request),
      cookieHeader: request.headers.cookie,
      authorization: request.headers.authorization,
      client: clientOf(request, trustProxy),
      // After the time limit, the answer has been sent while the operation goes on. It is too late for headers then.
      addHeader: (name, value) => {
        if (response.headersSent) return;
        if (name === 'set-cookie') setCookie(response, value);
        else response.appendHeader(name, value);
      },
    }).catch((error: unknown) => refuseSender(error, response));
}

/** When node:http closes the connection of a slow or idle client, and how often it checks, in milliseconds. */
const TIMES = {
  headersTimeout: HEADERS_WITHIN_MS,
  requestTimeout: REQUEST_WITHIN_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: HEADERS_WITHIN_MS / 4,
};

function isGraphql(url = ''): boolean {
  return url === '/graphql' || url.startsWith('/graphql?');
}
