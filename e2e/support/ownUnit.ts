import type { Page } from '@playwright/test';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from './apiPerson.ts';
import { keepStore } from './keptStore.ts';
import { foundStaff, PASSWORD, signInThrough, STAFF, test as base } from './test.ts';

/** The product on a store that one test at a time uses: SFC Vance, BN FSNCO, and the people whom the test adds. */
export class OwnUnit {
  private constructor(
    public server: RunningServer,
    readonly joinCode: string,
    /** SFC Vance through the API. */
    readonly staff: ApiPerson,
    readonly staffId: string,
  ) {}

  static async found(folder: string): Promise<OwnUnit> {
    const server = await RunningServer.start(folder);
    const { staff, staffId } = await foundStaff(server);
    return new OwnUnit(server, server.joinCode, staff, staffId);
  }

  /** Stops the product and starts it again at the same address; in between, its folder may be changed. */
  async restart(between = async (_folder: string): Promise<void> => undefined): Promise<void> {
    const { url, dataDir } = this.server;
    await this.server.stop();
    await between(dataDir);
    this.server = await RunningServer.start(dataDir, [], { PORT: new URL(url).port });
  }

  /** Adds somebody with a login of that last name; gives the record's id. */
  async add(lastName: string, fields: Record<string, unknown> = {}): Promise<string> {
    const person = await ApiPerson.register({ url: this.server.url, joinCode: this.joinCode }, emailOf(lastName));
    return person.createSoldier({ lastName, ...fields });
  }

  /** Opens an address of the product as somebody; as SFC Vance unless it says otherwise. */
  async open(page: Page, address: string, lastName?: string): Promise<void> {
    await signInThrough(page, lastName === undefined ? STAFF.email : emailOf(lastName), PASSWORD, this.server.url);
    await page.goto(`${this.server.url}${address}`);
  }
}

function emailOf(lastName: string): string {
  return `${lastName.toLowerCase()}@unit.example`;
}

interface FoundedUnit {
  unit: OwnUnit;
  /** Puts the store back as it was when the unit was founded. */
  restore: () => Promise<void>;
}

export const test = base.extend<{ unit: OwnUnit }, { founded: FoundedUnit }>({
  // One after the other, a worker's tests have the same process: starting it takes longer than most of them.
  founded: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const unit = await OwnUnit.found(folder.path);
      await use({ unit, restore: await keepStore(folder.path) });
      await unit.server.stop();
      await folder.remove();
    },
    { scope: 'worker' },
  ],

  unit: async ({ founded: { unit, restore } }, use) => {
    await restore();
    await use(unit);
  },
});
