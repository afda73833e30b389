import type { Migration } from './migration.ts';
import { writeInBatches } from './writeInBatches.ts';

interface Scored {
  _id: string;
  m4Qual?: number | null;
  acftTest?: string;
}

/** The lowest M4 qualification that was no fail before units could say so themselves. */
const M4_QUALIFYING_SCORE = 23;

/**
 * Scores keep the test that they are of; those that were entered before units could choose one are of the ACFT and the M4. That also goes for
 * records that an unfinished import is going to add.
 */
export const scoreTests: Migration = {
  id: '2026-11-26-score-tests',
  run: async (connection) => {
    const testsOf = ({ m4Qual }: Pick<Scored, 'm4Qual'>, prefix = '') => ({
      [`${prefix}acftTest`]: 'ACFT',
      [`${prefix}m4Test`]: 'M4',
      [`${prefix}m4Passed`]: (m4Qual ?? 0) >= M4_QUALIFYING_SCORE,
    });
    const users = connection.collection<Scored>('users');
    const missing = { acftTest: { $exists: false } };
    await writeInBatches(users, users.find(missing, { projection: { m4Qual: 1 } }), ({ _id, ...scores }) => [
      { updateOne: { filter: { _id, ...missing }, update: { $set: testsOf(scores) } } },
    ]);
    const imported = connection.collection<{ _id: string; kind: string; soldier: Scored }>('stagedImportItems');
    const missingThere = { kind: 'NEW_SOLDIER', 'soldier.acftTest': { $exists: false } };
    await writeInBatches(imported, imported.find(missingThere), ({ _id, soldier }) => [
      { updateOne: { filter: { _id, ...missingThere }, update: { $set: testsOf(soldier, 'soldier.') } } },
    ]);
  },
};
