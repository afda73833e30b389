import { randomUUID } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import { AccountModel } from '../../../server/identity/account.model.ts';
import { startSession } from '../../../server/identity/session/session.service.ts';
import { unitDayAt } from '../../../server/operations/unitClock.ts';
import { SoldierModel } from '../../../server/records/soldiers/soldier.model.ts';
import { ApiClient } from '../../apiClient.ts';
import { clientOperations } from '../support/clientOperations.ts';
import { ID } from './unit.ts';

/** Sends the measured operation once and gives its answer. */
export type Ask = () => Promise<unknown>;

/** Writes go to other records than the queried one, so that this one doesn't grow. */
const EDITED = 'soldier-8';
const ASSIGNED = 'soldier-28';
/** Even and odd versions are assigned to these; the first version is unassigned. */
const PLACES = [
  { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' },
  { section: 'CHARLIE', team: 'TEAM_3', role: 'RTO' },
];
const HIGHEST_SCORE = 600;

/** The name whose namesakes are looked for. */
const NAME = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan' };

/** Variables that suit every query of the screens. */
export function queryVariables(): Record<string, unknown> {
  const today = unitDayAt(new Date());
  return {
    id: ID,
    soldierId: ID,
    filter: {},
    first: 50,
    text: 'spc al',
    code: 'none',
    requirements: [],
    hasRequirements: true,
    roster: { rows: [NAME] },
    input: { pack: 'ARMY_2026', from: today },
    from: today,
    to: today,
    ...NAME,
  };
}

/** Every query of the screens, by its name. */
export async function queries(staff: ApiClient): Promise<[name: string, ask: Ask][]> {
  const operations = await clientOperations(OperationTypeNode.QUERY);
  const variables = queryVariables();
  return [...operations].map(([name, text]) => [name, () => staff.execute(text, variables)]);
}

/** Four of the writes as the screens send them, each at most so many times. */
export async function writes(staff: ApiClient, times: number): Promise<[name: string, ask: Ask][]> {
  const operations = await clientOperations(OperationTypeNode.MUTATION);
  const textOf = (name: string): string => {
    const text = operations.get(name);
    if (text === undefined) throw new Error(`The client has no mutation ${name}.`);
    return text;
  };
  let edited = await versionOf(EDITED);
  let assigned = await versionOf(ASSIGNED);
  const newcomers = await signUp(times, staff.url);
  const record = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan', rank: 'SPC', grade: 'E4' };
  const asks: Record<string, Ask> = {
    UpdateSoldier: () => {
      const input = { acftScore: edited % HIGHEST_SCORE };
      return staff.execute(textOf('UpdateSoldier'), { id: EDITED, version: edited++, input });
    },
    AssignSoldier: () => {
      const input = PLACES[assigned % PLACES.length];
      return staff.execute(textOf('AssignSoldier'), { id: ASSIGNED, version: assigned++, input });
    },
    AddComment: () => {
      const input = { category: 'CHARACTER', text: 'Stayed until the last one was back.', key: randomUUID() };
      return staff.execute(textOf('AddComment'), { soldierId: EDITED, input });
    },
    CreateSoldier: () => {
      const newcomer = newcomers.pop();
      if (!newcomer) throw new Error(`More than ${times} tries.`);
      return newcomer.execute(textOf('CreateSoldier'), { input: record });
    },
  };
  return Object.entries(asks);
}

async function versionOf(id: string): Promise<number> {
  const record = await SoldierModel.findById(id, { version: 1 }).lean();
  if (!record) throw new Error(`There is no ${id}.`);
  return record.version;
}

/** Logins without a record, signed in. */
async function signUp(count: number, url: string): Promise<ApiClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const now = new Date();
      const email = `${randomUUID()}@unit.example`;
      const { _id } = await AccountModel.create({ email, passwordHash: 'none that opens it', createdAt: now });
      const client = new ApiClient(url);
      client.cookie = `session=${(await startSession(_id, now)).token}`;
      return client;
    }),
  );
}
