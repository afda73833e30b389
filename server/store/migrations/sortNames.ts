import { sortName } from '../../../domain/record/sortName.ts';
import type { Migration } from './migration.ts';
import { writeInBatches } from './writeInBatches.ts';

interface Named {
  _id: string;
  firstName: string;
  lastName: string;
  sortName?: string;
}

/** Lists are ordered by `sortName`; older records have none, nor have those that an unfinished import is going to add. */
export const sortNames: Migration = {
  id: '2026-11-22-sort-names',
  run: async (connection) => {
    const users = connection.collection<Named>('users');
    const missing = { sortName: { $exists: false } };
    await writeInBatches(
      users,
      users.find(missing, { projection: { firstName: 1, lastName: 1 } }),
      ({ _id, ...name }) => [
        { updateOne: { filter: { _id, ...missing }, update: { $set: { sortName: sortName(name) } } } },
      ],
    );
    const imported = connection.collection<{ _id: string; kind: string; soldier: Named }>('stagedImportItems');
    const missingThere = { kind: 'NEW_SOLDIER', 'soldier.sortName': { $exists: false } };
    await writeInBatches(imported, imported.find(missingThere), ({ _id, soldier }) => [
      {
        updateOne: {
          filter: { _id, ...missingThere },
          update: { $set: { 'soldier.sortName': sortName(soldier) } },
        },
      },
    ]);
  },
};
