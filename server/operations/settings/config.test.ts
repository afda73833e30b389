import { readConfig } from './config.ts';

it('works with no setting at all', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: 'data',
    mongodbUri: null,
    publicUrl: null,
    environment: 'development',
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    authorizedDomains: [],
    corsOrigins: [],
    trustProxy: false,
    emailLinkSignIn: false,
    secondFactor: 'optional',
    accessWindowMs: 3_600_000,
    metricsToken: null,
    slowOperationMs: 500,
    logLevel: 'warn',
    logTimes: 'milliseconds',
    otlpEndpoint: null,
    drainMs: 0,
    openIdConnect: null,
  });
});

it('takes what is set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/tracker',
    MONGODB_URI: 'mongodb://store.example/tracker?replicaSet=rs0',
    PUBLIC_URL: 'https://tracker.example',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', dataDir: '/var/lib/tracker', environment: 'production' });
  expect(config.mongodbUri).toBe('mongodb://store.example/tracker?replicaSet=rs0');
  expect(config.publicUrl?.href).toBe('https://tracker.example/');
});

it('takes what is set for watching it', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    METRICS_TOKEN: 'twenty-characters-or-more',
    SLOW_OPERATION_MS: '250',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    DRAIN_SECONDS: '5',
    LOG_TIMES: 'iso',
  });
  expect(config).toMatchObject({ slowOperationMs: 250, drainMs: 5000, logLevel: 'info', logTimes: 'iso' });
  expect(config.metricsToken).toBe('twenty-characters-or-more');
  expect(config.otlpEndpoint?.href).toBe('http://collector:4318/');
});

it('takes what is set for mail, limits and sign-in', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'The Section <section@unit.example>',
    AUTHORIZED_DOMAINS: 'unit.example, Wiki.unit.example:8443',
    CORS_ORIGINS: 'https://dashboard.example http://10.0.0.7:3000',
    TRUST_PROXY: 'on',
    EMAIL_LINK_SIGN_IN: 'on',
    SECOND_FACTOR: 'required',
    ACCESS_WINDOW_SECONDS: '20',
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'tracker',
    OIDC_CLIENT_SECRET: 'secret',
  });
  expect(config).toMatchObject({
    smtpUrl: 'smtps://user:secret@mail.example:465',
    mailFrom: 'The Section <section@unit.example>',
    authorizedDomains: ['unit.example', 'wiki.unit.example:8443'],
    corsOrigins: ['https://dashboard.example', 'http://10.0.0.7:3000'],
    trustProxy: true,
    emailLinkSignIn: true,
    secondFactor: 'required',
    accessWindowMs: 20_000,
    openIdConnect: { clientId: 'tracker', clientSecret: 'secret', name: 'id.example' },
  });
  expect(config.openIdConnect?.issuer.href).toBe('https://id.example/realm');
});

it('writes mails from the domain where people reach the product', () => {
  expect(readConfig({ PUBLIC_URL: 'https://tracker.example:8443' }).mailFrom).toBe('no-reply@tracker.example');
});

it('takes an empty setting as not set', () => {
  expect(readConfig({ PORT: '', MONGODB_URI: ' ' })).toEqual(readConfig({}));
});

it('takes a host that makes no e-mail address where the sender is set', () => {
  const { publicUrl } = readConfig({ PUBLIC_URL: 'http://track_er:4000/', MAIL_FROM: 'section@unit.example' });
  expect(publicUrl?.origin).toBe('http://track_er:4000');
});

it.each([
  'https://unit.example/tracker',
  'https://unit.example/?a=b',
  'https://unit.example/?',
  'https://unit.example/#home',
  'https://sam:secret@unit.example',
])('stops the start where links would not fit: %s', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(
    'PUBLIC_URL must be an origin (http:// or https://, a host and optionally a port), such as https://tracker.example.',
  );
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ MONGODB_URI: 'user:secret@store' }, 'MONGODB_URI must start with mongodb:// or mongodb+srv://.'],
  [
    { PUBLIC_URL: 'tracker.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://, not "tracker.example".',
  ],
  [
    { PUBLIC_URL: 'ftp://tracker.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://, not "ftp://tracker.example".',
  ],
  [
    { PUBLIC_URL: 'http://track_er:4000' },
    'MAIL_FROM must be set, because the host of PUBLIC_URL makes no email address: "no-reply@track_er".',
  ],
  [
    { PUBLIC_URL: 'http://[2001:db8::1]:4000' },
    'MAIL_FROM must be set, because the host of PUBLIC_URL makes no email address: "no-reply@[2001:db8::1]".',
  ],
  [
    { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' },
    'PUBLIC_URL must be set when HOST is 0.0.0.0: links in mails and the sign-in provider need an address that people can reach.',
  ],
  [
    { HOST: '::', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    'PUBLIC_URL must be set when HOST is ::: links in mails and the sign-in provider need an address that people can reach.',
  ],
  ...['mail.example', 'smtp://', 'smtp:///mail.example'].map((SMTP_URL): [Record<string, string>, string] => [
    { SMTP_URL },
    'SMTP_URL must be an address that starts with smtp:// or smtps://, and has a host.',
  ]),
  [{ MAIL_FROM: 'The Section' }, 'MAIL_FROM must be an email address or a name and <address>, not "The Section".'],
  [
    { AUTHORIZED_DOMAINS: 'unit.example,https://wiki' },
    'AUTHORIZED_DOMAINS must list domains such as unit.example, not "https://wiki".',
  ],
  ...['*', 'dashboard.example', 'https://dashboard.example/', 'https://Dashboard.example', 'null', 'file:///'].map(
    (CORS_ORIGINS): [Record<string, string>, string] => [
      { CORS_ORIGINS },
      `CORS_ORIGINS must list origins such as https://dashboard.example, not "${CORS_ORIGINS}".`,
    ],
  ),
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be on or off, not "yes".'],
  [{ SECOND_FACTOR: 'on' }, 'SECOND_FACTOR must be optional or required, not "on".'],
  [{ EMAIL_LINK_SIGN_IN: '1' }, 'EMAIL_LINK_SIGN_IN must be on or off, not "1".'],
  [{ ACCESS_WINDOW_SECONDS: '0' }, 'ACCESS_WINDOW_SECONDS must be a whole number from 1 to 3600, not "0".'],
  [{ ACCESS_WINDOW_SECONDS: '3601' }, 'ACCESS_WINDOW_SECONDS must be a whole number from 1 to 3600, not "3601".'],
  [{ METRICS_TOKEN: 'nineteen-characters' }, 'METRICS_TOKEN must have at least 20 characters, and no space.'],
  [{ SLOW_OPERATION_MS: '0' }, 'SLOW_OPERATION_MS must be a whole number from 1 to 60000, not "0".'],
  [{ DRAIN_SECONDS: '1.5' }, 'DRAIN_SECONDS must be a whole number from 0 to 300, not "1.5".'],
  [{ LOG_TIMES: 'utc' }, 'LOG_TIMES must be milliseconds or iso, not "utc".'],
  [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL must be one of error, warn, info, not "debug".'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://, not "collector:4318".',
  ],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.'],
  [
    { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    'OIDC_ISSUER must start with https://.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod".'],
])('stops the start with one sentence: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
