import type { OwnUnit } from './ownUnit.ts';

/* A unit's requirements with dates, for tests of what is due. */

export const RIFLE = {
  name: 'M4',
  cycle: 'MONTHS',
  months: 12,
  result: 'SCORE',
  score: { min: 0, max: 40, failBelow: 23 },
  sets: 'RIFLE',
};
export const RIDE = { name: 'Check ride', cycle: 'MONTHS', months: 12, result: 'NONE' };

const PLACE = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };

/** Sets the unit's requirements. Resolves to their ids. */
export async function setRequirements(unit: OwnUnit, ...requirements: object[]): Promise<string[]> {
  const { unit: now } = await unit.staff.execute<{ unit: { version: number } }>('{ unit { version } }');
  const { updateRequirements } = await unit.staff.execute<{ updateRequirements: { id: string }[] }>(
    'mutation ($version: Int!, $requirements: [RequirementInput!]!) { updateRequirements(version: $version, requirements: $requirements) { id } }',
    { version: now.version, requirements },
  );
  return updateRequirements.map(({ id }) => id);
}

/** Sets reminders to Mondays, twelve hours from now, so that none is sent by itself during a test. Resolves to the hour. */
export async function toldFarFromNow(unit: OwnUnit): Promise<number> {
  const { unit: now } = await unit.staff.execute<{ unit: { version: number } }>('{ unit { version } }');
  const hour = (new Date().getHours() + 12) % 24;
  await unit.staff.execute(
    'mutation ($version: Int!, $hour: Int!) { updateReminderTimes(version: $version, weekday: MONDAY, hour: $hour) { hour } }',
    { version: now.version, hour },
  );
  return hour;
}

/** Adds people without a login, one after another. Resolves to their ids. */
export async function people(unit: OwnUnit, ...given: readonly Record<string, unknown>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const fields of given) {
    const { addSoldier } = await unit.staff.execute<{ addSoldier: { id: string } }>(
      'mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }',
      { input: { firstName: 'Alex', middleName: 'Lee', rank: 'SPC', grade: 'E4', ...PLACE, ...fields } },
    );
    ids.push(addSoldier.id);
  }
  return ids;
}

export const enterEvents = (
  unit: OwnUnit,
  requirementId: string,
  rows: readonly { soldierId: string; event: object }[],
) =>
  unit.staff.execute(
    'mutation ($requirementId: ID!, $rows: [AddDueEventRow!]!) { addDueEvents(requirementId: $requirementId, rows: $rows) { soldierId } }',
    {
      requirementId,
      rows,
    },
  );
