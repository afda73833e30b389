import type { Migration } from './migration.ts';

/** Sessions have an access window and remember their last use; older ones extend theirs with the next request. */
export const windowSessions: Migration = {
  id: '2026-11-21-window-sessions',
  run: async (connection) => {
    await connection
      .collection('sessions')
      .updateMany(
        { state: { $exists: false } },
        { $set: { state: 'OPEN', accessEndsAt: new Date(0), lastUsedAt: new Date(0), userAgent: '' } },
      );
  },
};
