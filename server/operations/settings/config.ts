import { ACCESS_WINDOW_MS } from '../../../domain/constants.ts';
import { isEmail } from '../../../domain/identity/identityValidation.ts';
import { isEveryAddress, isThisMachine } from './address.ts';
import { readChoice, type ReadSetting, readWebAddress, readWhole } from './readSetting.ts';
import { daysFollow } from './timeZone.ts';

/**
 * The settings, read once from the environment. Nothing else reads `process.env`. A bad value stops the start with one sentence that names
 * the setting.
 */

export interface Config {
  /** The TCP port to listen on, 0 to 65535; 0 lets the system choose. `PORT`, default 4000. */
  port: number;
  /** The address to listen on. `HOST`, default loopback, so that nothing is exposed by accident. */
  host: string;
  /** The embedded store's folder. `DATA_DIR`, default `data`. Unused if `mongodbUri` is set. */
  dataDir: string;
  /** A MongoDB to use instead of the embedded store. `MONGODB_URI`, default none. */
  mongodbUri: string | null;
  /** Where people reach the product; `https` turns on Secure cookies. `PUBLIC_URL`, default derived from host and port. */
  publicUrl: URL | null;
  /** In production, the landing page, the explorer and introspection are off. `NODE_ENV`, default development. */
  environment: Environment;
  /** The mail server, with user and password if it needs them. `SMTP_URL`, default none. */
  smtpUrl: string | null;
  /** The sender of mails. `MAIL_FROM`, default `no-reply@` plus the host of `PUBLIC_URL`. */
  mailFrom: string;
  /** Domains besides the product's own that a link may lead to. `AUTHORIZED_DOMAINS`, comma-separated, default none. */
  authorizedDomains: string[];
  /** Origins whose pages may read with a program key. `CORS_ORIGINS`, comma-separated, default none. */
  corsOrigins: string[];
  /** Whether to trust a proxy: its last hop of X-Forwarded-For, X-Request-Id and traceparent. `TRUST_PROXY`, default off. */
  trustProxy: boolean;
  /** Whether people may sign in by a mailed link. `EMAIL_LINK_SIGN_IN`, default off. */
  emailLinkSignIn: boolean;
  /** Whether everybody must have a second factor; otherwise it is each owner's choice. `SECOND_FACTOR`, default optional. */
  secondFactor: SecondFactorRule;
  /** How long a session works before it must be extended, in milliseconds. `ACCESS_WINDOW_SECONDS`, default 1 hour. */
  accessWindowMs: number;
  /** The bearer token for `/metrics`; null switches metrics off. `METRICS_TOKEN`, default none. */
  metricsToken: string | null;
  /** An operation that takes this long is logged as slow, in milliseconds. `SLOW_OPERATION_MS`, default 500. */
  slowOperationMs: number;
  /** The lowest severity that is logged. `LOG_LEVEL`, default `info` in production, `warn` elsewhere. */
  logLevel: LogLevel;
  /** The form of each log line's time. `LOG_TIMES`, default milliseconds since 1970. */
  logTimes: LogTimes;
  /** A collector of OpenTelemetry traces; null without one. `OTEL_EXPORTER_OTLP_ENDPOINT`, default none. */
  otlpEndpoint: URL | null;
  /**
   * How long the server keeps answering after the signal to stop, while `/readyz` says 503, in milliseconds. `DRAIN_SECONDS`, default 0.
   */
  drainMs: number;
  /** An OpenID Connect provider to sign in with; null without one. The `OIDC_` settings, default none. */
  openIdConnect: OpenIdConnectSettings | null;
}

export interface OpenIdConnectSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The provider's name on the sign-in button. `OIDC_NAME`, default the issuer's host. */
  name: string;
}

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
type Environment = (typeof ENVIRONMENTS)[number];

const SECOND_FACTOR_RULES = ['optional', 'required'] as const;
type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

const LOG_LEVELS = ['error', 'warn', 'info'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const LOG_TIMES = ['milliseconds', 'iso'] as const;
type LogTimes = (typeof LOG_TIMES)[number];

const SWITCH = ['on', 'off'] as const;

const LONGEST_WINDOW_SECONDS = ACCESS_WINDOW_MS / 1000;
const MIN_TOKEN_LENGTH = 20;
const DEFAULT_SLOW_OPERATION_MS = 500;
const LONGEST_DRAIN_SECONDS = 300;

/**
 * Reads and checks the settings.
 * @throws Error that names the first unusable setting.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const setting: ReadSetting = (name) => env[name]?.trim() || null;
  const publicUrl = readPublicUrl(setting);
  const environment = readChoice('NODE_ENV', setting, ENVIRONMENTS, 'development');
  checkTimeZone(env['TZ']);
  checkReachable(setting);
  return {
    port: readWhole('PORT', setting, { min: 0, max: 65_535 }) ?? 4000,
    host: setting('HOST') ?? '127.0.0.1',
    dataDir: setting('DATA_DIR') ?? 'data',
    mongodbUri: readMongodbUri(setting('MONGODB_URI')),
    publicUrl,
    environment,
    smtpUrl: readSmtpUrl(setting('SMTP_URL')),
    mailFrom: readSender(setting('MAIL_FROM'), publicUrl),
    authorizedDomains: readDomains(setting('AUTHORIZED_DOMAINS') ?? ''),
    corsOrigins: readOrigins(setting('CORS_ORIGINS') ?? ''),
    trustProxy: readChoice('TRUST_PROXY', setting, SWITCH, 'off') === 'on',
    emailLinkSignIn: readChoice('EMAIL_LINK_SIGN_IN', setting, SWITCH, 'off') === 'on',
    secondFactor: readChoice('SECOND_FACTOR', setting, SECOND_FACTOR_RULES, 'optional'),
    accessWindowMs:
      1000 *
      (readWhole('ACCESS_WINDOW_SECONDS', setting, { min: 1, max: LONGEST_WINDOW_SECONDS }) ?? LONGEST_WINDOW_SECONDS),
    metricsToken: readMetricsToken(setting('METRICS_TOKEN')),
    slowOperationMs: readWhole('SLOW_OPERATION_MS', setting, { min: 1, max: 60_000 }) ?? DEFAULT_SLOW_OPERATION_MS,
    logLevel: readChoice('LOG_LEVEL', setting, LOG_LEVELS, environment === 'production' ? 'info' : 'warn'),
    logTimes: readChoice('LOG_TIMES', setting, LOG_TIMES, 'milliseconds'),
    otlpEndpoint: readWebAddress('OTEL_EXPORTER_OTLP_ENDPOINT', setting),
    drainMs: 1000 * (readWhole('DRAIN_SECONDS', setting, { min: 0, max: LONGEST_DRAIN_SECONDS }) ?? 0),
    openIdConnect: readOpenIdConnect(setting),
  };
}

function readMongodbUri(text: string | null): string | null {
  // Not quoted: the value may contain a password.
  if (text && !/^mongodb(\+srv)?:\/\//.test(text)) {
    throw new Error('MONGODB_URI must start with mongodb:// or mongodb+srv://.');
  }
  return text;
}

/** An origin without a path: links append a path to it, and the session's cookie is valid for the whole host. */
function readPublicUrl(setting: ReadSetting): URL | null {
  const url = readWebAddress('PUBLIC_URL', setting);
  // Not quoted: the value may contain a password.
  if (url !== null && url.href !== `${url.origin}/`) {
    throw new Error(
      'PUBLIC_URL must be an origin (http:// or https://, a host and optionally a port), such as https://tracker.example.',
    );
  }
  return url;
}

/** Mails and the OpenID Connect provider send people to the product's address, so both need an address that works from elsewhere. */
function checkReachable(setting: ReadSetting): void {
  const host = setting('HOST') ?? '';
  const isLedTo = setting('SMTP_URL') !== null || setting('OIDC_ISSUER') !== null;
  if (isEveryAddress(host) && isLedTo && setting('PUBLIC_URL') === null) {
    throw new Error(
      `PUBLIC_URL must be set when HOST is ${host}: links in mails and the sign-in provider need an address that people can reach.`,
    );
  }
}

/**
 * `TZ` sets the time zone of `Date`, and so when the unit's days begin. Not trimmed before the check, because `Date` doesn't trim it
 * either.
 */
function checkTimeZone(text: string | undefined): void {
  if (text && !daysFollow(text)) {
    throw new Error(`TZ must be a time zone such as America/Chicago, not "${text}".`);
  }
}

function readSmtpUrl(text: string | null): string | null {
  // Not quoted: the value may contain a password. Without a host, mails would go to whatever listens on this machine.
  if (text && !(/^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '')) {
    throw new Error('SMTP_URL must be an address that starts with smtp:// or smtps://, and has a host.');
  }
  return text;
}

/** Either an address alone or `A name <address>`. */
function readSender(text: string | null, publicUrl: URL | null): string {
  const sender = text ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`;
  const address = /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
  if (isEmail(address)) return sender;
  throw new Error(
    text === null
      ? `MAIL_FROM must be set, because the host of PUBLIC_URL makes no email address: "${sender}".`
      : `MAIL_FROM must be an email address or a name and <address>, not "${text}".`,
  );
}

function readDomains(text: string): string[] {
  const domains = text.split(/[\s,]+/).filter((domain) => domain !== '');
  for (const domain of domains) {
    const isHost = URL.canParse(`https://${domain}`) && new URL(`https://${domain}`).host === domain.toLowerCase();
    if (!isHost) {
      throw new Error(`AUTHORIZED_DOMAINS must list domains such as unit.example, not "${domain}".`);
    }
  }
  return domains.map((domain) => domain.toLowerCase());
}

function readOrigins(text: string): string[] {
  const origins = text.split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins) {
    const isOrigin = /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin) {
      throw new Error(`CORS_ORIGINS must list origins such as https://dashboard.example, not "${origin}".`);
    }
  }
  return origins;
}

/** Not quoted: the value is a secret. */
function readMetricsToken(text: string | null): string | null {
  if (text !== null && !new RegExp(`^[\\x21-\\x7e]{${MIN_TOKEN_LENGTH},}$`).test(text)) {
    throw new Error(`METRICS_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters, and no space.`);
  }
  return text;
}

/**
 * Issuer, client id and secret, or none of them. The secret goes over the network, so the issuer must use https unless it is on this
 * machine.
 */
function readOpenIdConnect(setting: ReadSetting): OpenIdConnectSettings | null {
  const issuer = readWebAddress('OIDC_ISSUER', setting);
  const [clientId, clientSecret] = [setting('OIDC_CLIENT_ID'), setting('OIDC_CLIENT_SECRET')];
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  }
  if (issuer.protocol !== 'https:' && !isThisMachine(issuer)) {
    throw new Error('OIDC_ISSUER must start with https://.');
  }
  return { issuer, clientId, clientSecret, name: setting('OIDC_NAME') ?? issuer.host };
}
