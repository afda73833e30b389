import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from './apiPerson.ts';

interface Member {
  id: string;
  version: number;
  lastName: string;
}

/** Changes the demonstration's people by last name. */
export class Mover {
  private constructor(private readonly staff: ApiPerson) {}

  static async signIn(server: RunningServer): Promise<Mover> {
    return new Mover(await ApiPerson.signIn(server.url, server.signIn('Staff')));
  }

  async assign(lastName: string, input: { section: string; team: string; role: string }): Promise<void> {
    const { id, version } = await this.find(lastName);
    await this.staff.assignSoldier(id, version, input);
  }

  async update(lastName: string, input: Record<string, unknown>): Promise<void> {
    const { id, version } = await this.find(lastName);
    await this.staff.updateSoldier(id, version, input);
  }

  private async find(lastName: string): Promise<Member> {
    const { soldiers } = await this.staff.execute<{ soldiers: { edges: { node: Member }[] } }>(
      'query { soldiers(first: 100) { edges { node { id version lastName } } } }',
    );
    const found = soldiers.edges.find(({ node }) => node.lastName === lastName);
    if (!found) throw new Error(`There is no ${lastName}.`);
    return found.node;
  }
}

export const gauge = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title} `) });
