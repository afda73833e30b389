import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CellSave } from '../../../client/screens/roster/edit/cells.ts';
import { type AnsweredRow, CellSaves } from '../../../client/screens/roster/edit/CellSaves.ts';
import { type RosterColumn, rosterColumns } from '../../../client/screens/roster/rosterColumns.ts';
import { personMaker, type RosterPerson } from '../../../client/screens/roster/rosterPerson.ts';
import type { UseRoster_SoldierFragment } from '../../../client/screens/roster/useRoster.generated.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { ApiClient } from '../../apiClient.ts';
import type { SeededRandom } from '../support/seededRandom.ts';

const UNIT: FieldRules = { policy: SPECIFICATION, unitFields: [] };
const COLUMNS = rosterColumns(UNIT);
/** The share of requests and of answers that get lost. */
const LOSS = 0.1;
/** How long a cell may take to be saved or refused, in milliseconds. */
const SETTLED_WITHIN_MS = 20_000;

/** The client's operations by name. */
export type Operations = ReadonlyMap<string, string>;

class NoAnswer extends Error {}

/** A staff member who edits roster cells with the client's own code, over a network that loses requests and answers. */
export class CellEditor {
  private readonly saves: CellSaves;

  constructor(
    private readonly client: ApiClient,
    private readonly operations: Operations,
    private readonly name: string,
    private readonly random: SeededRandom,
  ) {
    this.saves = new CellSaves({
      send: (rows, key) => this.send(rows, key),
      newKey: randomUUID,
      // No own id: a conflict with another editor is shown as one with somebody else.
      ownId: null,
      explain: (error) => ({ message: String(error), isUnanswered: error instanceof NoAnswer }),
    });
  }

  /** A person as the roster shows them now, which is what a newly opened cell holds. */
  async open(id: string): Promise<RosterPerson> {
    const { soldiers } = await this.execute<{ soldiers: { edges: { node: UseRoster_SoldierFragment }[] } }>('Roster');
    const found = soldiers.edges.find(({ node }) => node.id === id);
    if (!found) throw new Error(`${id} is not in the roster.`);
    return this.saves.newest(personMaker(UNIT)(found.node));
  }

  /** Types into an opened cell, and waits until the cell is saved or refused. */
  commit(opened: RosterPerson, key: string, text: string): Promise<CellSave> {
    const cell = { person: opened, column: columnOf(key) };
    this.saves.enter([{ ...cell, text }], UNIT);
    return this.settled(cell);
  }

  /** Overwrites the other editor's value after a conflict, and waits until that is saved or refused. */
  keepMine(opened: RosterPerson, key: string): Promise<CellSave> {
    const cell = { person: opened, column: columnOf(key) };
    this.saves.keepMine(cell, UNIT);
    return this.settled(cell);
  }

  /** Gives up the unsaved value. */
  keepTheirs(opened: RosterPerson, key: string): void {
    this.saves.drop({ person: opened, column: columnOf(key) });
  }

  private async settled(cell: { person: RosterPerson; column: RosterColumn }): Promise<CellSave> {
    for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await wait(1)) {
      const save = this.saves.stateOf(cell);
      if (save?.state === 'saved' || save?.state === 'refused') return save;
      if (save?.state === 'kept') this.saves.retry(UNIT);
    }
    throw new Error(`${this.name}: ${cell.column.key} is neither saved nor refused.`);
  }

  private async send(rows: readonly object[], key: string): Promise<readonly AnsweredRow[]> {
    if (this.random.chance(LOSS)) throw new NoAnswer();
    const { updateSoldiers } = await this.execute<{ updateSoldiers: AnsweredRow[] }>('SaveCells', { rows, key });
    if (this.random.chance(LOSS)) throw new NoAnswer();
    return updateSoldiers;
  }

  private execute<Data>(name: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const operation = this.operations.get(name);
    if (operation === undefined) throw new Error(`The client has no operation ${name}.`);
    return this.client.execute<Data>(operation, variables);
  }
}

/** A cell's text for a person. */
export function textOf(person: RosterPerson, key: string): string {
  return columnOf(key).text(person);
}

function columnOf(key: string): RosterColumn {
  const column = COLUMNS.find((one) => one.key === key);
  if (!column) throw new Error(`The roster has no column ${key}.`);
  return column;
}
