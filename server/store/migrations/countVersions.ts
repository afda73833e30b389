import type { Migration } from './migration.ts';
import { writeInBatches } from './writeInBatches.ts';

interface Schooled {
  _id: string;
  schools: { id: string; version?: number }[];
}

/** Schools and comments count their changes from 1; older ones did not. */
export const countVersions: Migration = {
  id: '2026-11-21-count-versions',
  run: async (connection) => {
    const uncounted = { version: { $exists: false } };
    await connection.collection('comments').updateMany(uncounted, { $set: { version: 1 } });
    const users = connection.collection<Schooled>('users');
    await writeInBatches(
      users,
      users.find({ schools: { $elemMatch: uncounted } }, { projection: { schools: 1 } }),
      ({ _id, schools }) =>
        schools
          .filter(({ version }) => version === undefined)
          .map(({ id }) => ({
            updateOne: {
              filter: { _id, schools: { $elemMatch: { id, ...uncounted } } },
              update: { $set: { 'schools.$.version': 1 } },
            },
          })),
    );
  },
};
