import type { Migration } from './migration.ts';

interface Schooled {
  _id: string;
  schools: { id: string; version?: number }[];
}

/** Schools and comments count their changes from 1; those from before did not. */
export const countVersions: Migration = {
  id: '2026-11-21-count-versions',
  run: async (connection) => {
    await connection.collection('comments').updateMany({ version: { $exists: false } }, { $set: { version: 1 } });
    const users = connection.collection<Schooled>('users');
    const uncounted = users.find({ schools: { $elemMatch: { version: { $exists: false } } } });
    for await (const { _id, schools } of uncounted) {
      for (const { id, version } of schools) {
        if (version !== undefined) continue;
        await users.updateOne({ _id, 'schools.id': id }, { $set: { 'schools.$.version': 1 } });
      }
    }
  },
};
