import { openStore } from './openStore.ts';

describe('the start names a MongoDB', () => {
  it.each([
    ['by its hosts', 'mongodb://one:27017,two/tracker?replicaSet=rs0', 'MongoDB at one:27017,two'],
    ['of a cluster', 'mongodb+srv://store.example', 'MongoDB at store.example'],
    ['without who signs in there', 'mongodb://tracker:p%40ss@db.example/tracker', 'MongoDB at db.example'],
    // Unescaped characters make it impossible to tell where a password ends.
    ['and no part of a password with @', 'mongodb://tracker:p@ssw0rd@db.example/tracker', 'MongoDB'],
    ['and no part of a password with /', 'mongodb://tracker:pa/ssw0rd@db.example/tracker', 'MongoDB'],
    ['and no part of a password with ?', 'mongodb://tracker:pa?ssw0rd@db.example/tracker', 'MongoDB'],
    [
      'and no part of a secret among the options',
      'mongodb://db.example/?tlsCertificateKeyFilePassword=p@ss',
      'MongoDB',
    ],
  ])('%s', async (_, mongodbUri, description) => {
    expect((await openStore({ mongodbUri, dataDir: '' })).description).toBe(description);
  });
});
