import { CHANGES_PER_LOGIN, RECOMMENDATIONS_PER_RECORD } from '../../../domain/constants.ts';
import { ApiClient } from '../../apiClient.ts';
import { type Answer, COMPRESSED, type HttpSender } from '../support/httpSender.ts';
import { scoreOf } from '../support/scoreOf.ts';

const HOME = '{ viewer { soldier { id lastName } } sectionOverview { section members { id } } }';
const RECORD =
  'query ($id: ID!) { soldier(id: $id) { id lastName version acftScore m4Qual readiness { title listed } } }';
const COMMENTS = `query ($id: ID!, $after: String) { comments(soldierId: $id, first: 100, after: $after) {
  counts { count } edges { node { soldierId text } } pageInfo { hasNextPage endCursor } } }`;
const EDIT = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { id version acftScore m4Qual } }`;
const ADD = 'mutation ($text: String!) { addRecommendedComment(input: { text: $text }) { soldierId text } }';

interface Scores {
  id: string;
  lastName: string;
  version: number;
  acftScore: number;
  m4Qual: number;
}

interface Comments {
  counts: { count: number }[];
  edges: { node: { soldierId: string; text: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The data of the operations above; each answer has only its own part. */
interface Answers {
  viewer: { soldier: Scores };
  sectionOverview: unknown[];
  soldier: Scores;
  comments: Comments;
  updateSoldier: Scores;
  addRecommendedComment: { soldierId: string; text: string };
}

/** How a request ended. BUSY: refused before it began. LOST: nobody knows whether it was done. */
type Outcome = 'ACCEPTED' | 'BUSY' | 'LOST';

export interface Exchange {
  outcome: Outcome;
  milliseconds: number;
  /** What is wrong with the answer; null when nothing. */
  fault: string | null;
}

export type Action = 'home' | 'record' | 'comments' | 'edit' | 'add';

/** A soldier who uses the product and notes what was acknowledged. Both scores always get the same value, so that half an edit shows. */
export class Person {
  private version = 1;
  private isEditing = false;
  /** Whether it is unknown if the last edit was saved. */
  private isUnsure = false;
  private readonly added = new Set<string>();
  private readonly perhapsAdded = new Set<string>();
  private latest = 0;

  private constructor(
    private readonly sender: HttpSender,
    private readonly client: ApiClient,
    private readonly id: string,
    private readonly lastName: string,
  ) {}

  static async register(sender: HttpSender, joinCode: string, index: number): Promise<Person> {
    const client = new ApiClient(sender.url.href);
    await client.register(`person${index}@unit.example`, 'seven red radios', joinCode);
    const lastName = `Person ${index}`;
    return new Person(sender, client, await client.createSoldier({ lastName }), lastName);
  }

  get acknowledged(): number {
    return this.version - 1 + this.added.size;
  }

  async does(action: Action): Promise<Exchange> {
    switch (action) {
      case 'home':
        return this.ask(
          HOME,
          {},
          ({ viewer, sectionOverview }) =>
            viewer.soldier.id === this.id && viewer.soldier.lastName === this.lastName && sectionOverview.length > 0,
        );
      case 'comments': {
        const atLeast = this.added.size;
        return this.ask(COMMENTS, { id: this.id }, ({ comments }) => {
          const count = comments.counts.reduce((sum, one) => sum + one.count, 0);
          return count >= atLeast && comments.edges.every(({ node }) => node.soldierId === this.id);
        });
      }
      case 'edit':
        if (this.mayEdit) return this.edit();
        break;
      case 'add':
        if (this.latest < RECOMMENDATIONS_PER_RECORD) return this.add();
        if (this.mayEdit) return this.edit();
        break;
      case 'record':
    }
    const atLeast = this.version;
    return this.ask(RECORD, { id: this.id }, ({ soldier }) => this.isWhole(soldier) && soldier.version >= atLeast);
  }

  /** The differences between the store and what was acknowledged. */
  async losses(): Promise<string[]> {
    const { soldier } = await this.client.execute<{ soldier: Scores }>(RECORD, { id: this.id });
    const wrong: string[] = [];
    const isExpected = soldier.version === this.version || (this.isUnsure && soldier.version === this.version + 1);
    if (!isExpected || !this.isWhole(soldier)) {
      wrong.push(`Acknowledged version ${this.version}, stored ${JSON.stringify(soldier)}.`);
    }
    const texts = await this.texts();
    for (const text of this.added)
      if (!texts.delete(text)) wrong.push(`The comment "${text}" of ${this.lastName} is lost.`);
    for (const text of texts) {
      if (!this.perhapsAdded.has(text))
        wrong.push(`The comment "${text}" of ${this.lastName} was refused and is there.`);
    }
    return wrong;
  }

  /** One edit at a time: two would conflict. Edits and comments together count against a login's limit of changes. */
  private get mayEdit(): boolean {
    const hasEditsLeft = this.version + RECOMMENDATIONS_PER_RECORD <= CHANGES_PER_LOGIN;
    return hasEditsLeft && !this.isEditing && !this.isUnsure;
  }

  private async edit(): Promise<Exchange> {
    this.isEditing = true;
    const score = scoreOf(this.version + 1);
    const variables = { id: this.id, version: this.version, input: { acftScore: score, m4Qual: score } };
    const exchange = await this.ask(EDIT, variables, ({ updateSoldier: { version, acftScore } }) => {
      const isNext = version === this.version + 1 && acftScore === score;
      this.version = version;
      return isNext;
    });
    this.isUnsure = exchange.outcome === 'LOST';
    this.isEditing = false;
    return exchange;
  }

  private async add(): Promise<Exchange> {
    this.latest += 1;
    const text = `Note ${this.latest} by ${this.lastName}.`;
    const exchange = await this.ask(ADD, { text }, ({ addRecommendedComment: added }) => {
      this.added.add(text);
      return added.soldierId === this.id && added.text === text;
    });
    if (exchange.outcome === 'LOST') this.perhapsAdded.add(text);
    return exchange;
  }

  private async ask(query: string, variables: object, isRight: (data: Answers) => boolean): Promise<Exchange> {
    const body = JSON.stringify({ query, variables });
    // As browsers send it.
    const headers = { ...COMPRESSED, 'content-type': 'application/json', cookie: this.client.cookie };
    const answer = await this.sender.send({ method: 'POST', path: '/graphql', headers, body });
    const { milliseconds } = answer;
    if (answer.status === 503) return refused(answer);
    if (answer.status === 0)
      return { outcome: 'LOST', milliseconds, fault: 'The connection was closed without an answer.' };
    const fault = isGoodAnswer(answer, isRight)
      ? null
      : `${body.slice(0, 200)}\n  was answered ${answer.status} ${answer.body.slice(0, 300)}`;
    return { outcome: 'ACCEPTED', milliseconds, fault };
  }

  private isWhole({ id, lastName, version, acftScore, m4Qual }: Scores): boolean {
    return id === this.id && lastName === this.lastName && acftScore === m4Qual && acftScore === scoreOf(version);
  }

  private async texts(): Promise<Set<string>> {
    const texts = new Set<string>();
    for (let after: string | null = null; ;) {
      const { comments }: { comments: Comments } = await this.client.execute<{ comments: Comments }>(COMMENTS, {
        id: this.id,
        after,
      });
      for (const { node } of comments.edges) texts.add(node.text);
      if (!comments.pageInfo.hasNextPage) return texts;
      after = comments.pageInfo.endCursor;
    }
  }
}

function isGoodAnswer({ status, body }: Answer, isRight: (data: Answers) => boolean): boolean {
  // Other answers may have no JSON: Node's own have no body.
  if (status !== 200) return false;
  const { data, errors }: { data?: Answers | null; errors?: unknown } = JSON.parse(body);
  return errors === undefined && data !== undefined && data !== null && isRight(data);
}

function refused({ headers, body, milliseconds }: Answer): Exchange {
  if (!body.includes('"SERVER_BUSY"')) return { outcome: 'LOST', milliseconds, fault: null };
  const fault = Number(headers['retry-after']) > 0 ? null : 'A 503 came without Retry-After.';
  return { outcome: 'BUSY', milliseconds, fault };
}
