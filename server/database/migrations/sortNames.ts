import { sortName } from '../../../domain/soldier/sortName.ts';
import type { Migration } from './migration.ts';

interface Named {
  _id: string;
  firstName: string;
  lastName: string;
}

/** Lists are ordered by `sortName`; records from before have none, nor have those that an import is still going to add. */
export const sortNames: Migration = {
  id: '2026-11-22-sort-names',
  run: async (connection) => {
    const users = connection.collection<Named>('users');
    for await (const { _id, ...name } of users.find({ sortName: { $exists: false } })) {
      await users.updateOne({ _id }, { $set: { sortName: sortName(name) } });
    }
    const imported = connection.collection<{ _id: string; soldier: Named }>('stagedImportItems');
    for await (const { _id, soldier } of imported.find({
      kind: 'NEW_SOLDIER',
      'soldier.sortName': { $exists: false },
    })) {
      await imported.updateOne({ _id }, { $set: { 'soldier.sortName': sortName(soldier) } });
    }
  },
};
