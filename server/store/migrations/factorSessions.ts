import type { Migration } from './migration.ts';

/**
 * Sessions record when their owner last showed who they are, and whether with a second factor. Older sessions count as not recent; where
 * the login has a second factor they end, as nobody knows whether it was on when they began.
 */
export const factorSessions: Migration = {
  id: '2026-11-21-factor-sessions',
  run: async (connection) => {
    const sessions = connection.collection('sessions');
    const accounts = connection.collection<{ _id: string }>('accounts');
    const withFactor = await accounts.find({ secondFactor: { $exists: true } }, { projection: { _id: 1 } }).toArray();
    const before = { showedSecondFactor: { $exists: false } };
    await sessions.deleteMany({ ...before, accountId: { $in: withFactor.map(({ _id }) => _id) } });
    await sessions.updateMany(before, { $set: { authenticatedAt: null, showedSecondFactor: false } });
  },
};
