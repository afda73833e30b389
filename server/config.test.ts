import { readConfig } from './config.ts';

it('works with no setting at all', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: 'data',
    mongodbUri: null,
    publicUrl: null,
    environment: 'development',
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

it('takes an empty setting for one that is not set', () => {
  expect(readConfig({ PORT: '', MONGODB_URI: ' ' })).toEqual(readConfig({}));
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
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod".'],
])('stops the start with one sentence: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
