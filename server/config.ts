/**
 * The settings, read once from the environment. This is the only reader of `process.env`;
 * a bad value stops the start with one sentence that names the setting.
 */

export interface Config {
  /** TCP port that the server listens on, 0 to 65535; 0 lets the system choose. `PORT`, default 4000. */
  port: number;
  /** Address that the server listens on. `HOST`, default loopback, so that nothing is exposed by accident. */
  host: string;
  /** Folder of the embedded store. `DATA_DIR`, default `data`. Unused when `mongodbUri` is set. */
  dataDir: string;
  /** A MongoDB to use in place of the embedded store. `MONGODB_URI`, default none. */
  mongodbUri: string | null;
  /** Where people reach the product; `https` turns on Secure cookies. `PUBLIC_URL`, default derived from host and port. */
  publicUrl: URL | null;
  /** In production the landing page, the explorer and introspection are off. `NODE_ENV`, default development. */
  environment: Environment;
}

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
type Environment = (typeof ENVIRONMENTS)[number];

/** A setting that cannot be used; its message is the sentence to show before stopping. */
export class SettingError extends Error {}

/**
 * Reads and checks the settings.
 * @throws SettingError naming the first setting that cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const setting = (name: string): string | null => env[name]?.trim() || null;
  return {
    port: readPort(setting('PORT') ?? '4000'),
    host: setting('HOST') ?? '127.0.0.1',
    dataDir: setting('DATA_DIR') ?? 'data',
    mongodbUri: readMongodbUri(setting('MONGODB_URI')),
    publicUrl: readPublicUrl(setting('PUBLIC_URL')),
    environment: readEnvironment(setting('NODE_ENV') ?? 'development'),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readMongodbUri(text: string | null): string | null {
  // The value may hold a password, so it is not repeated.
  if (text && !/^mongodb(\+srv)?:\/\//.test(text)) {
    throw new SettingError('MONGODB_URI must start with mongodb:// or mongodb+srv://.');
  }
  return text;
}

function readPublicUrl(text: string | null): URL | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingError(`PUBLIC_URL must be an address that starts with http:// or https://, not "${text}".`);
  }
  return url;
}

function readEnvironment(text: string): Environment {
  const environment = ENVIRONMENTS.find((known) => known === text);
  if (!environment) {
    throw new SettingError(`NODE_ENV must be one of ${ENVIRONMENTS.join(', ')}, not "${text}".`);
  }
  return environment;
}
