import { ApolloServer } from '@apollo/server';
import { makeComment, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { HttpApp } from '../testing/httpApp.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

const HOME = 'query Home { sectionOverview { section capacity members { id role rank lastName } } }';
const RECORD = `query Record($id: ID!) {
  soldier(id: $id) { ...Name pebd awaitsStaffApproval timeInService { years } schools { id } readiness { list rule }
    dataIssues { code } own { unitField } givenName acftTest m4Test }
}
fragment Name on Soldier { id rank lastName }`;
const COMMENTS = `query ($id: ID!, $first: Int = 1) {
  comments(soldierId: $id, first: $first) { edges { node { text timestamp author { lastName } } } pageInfo { hasNextPage } }
}`;

/** Headers that differ in every answer. */
const OF_EACH_ANSWER = new Set(['date', 'x-request-id']);

interface Asked {
  body: object;
  headers?: Record<string, string>;
}

/**
 * Asks twice and compares the answers.
 * @returns both, and whether the second came without Apollo Server
 */
async function askTwice(url: string, browser: Browser, { body, headers = {} }: Asked) {
  const ask = async () => {
    const asked = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser.cookie ?? '', ...headers },
      body: JSON.stringify(body),
    });
    const answer = {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !OF_EACH_ANSWER.has(name)),
      body: await response.text(),
    };
    const calls = asked.mock.calls.length;
    asked.mockRestore();
    return { answer, calls };
  };
  const [first, second] = [await ask(), await ask()];
  expect(second.answer).toEqual(first.answer);
  expect(first.calls).toBe(1);
  return { ...first.answer, isShort: second.calls === 0 };
}

async function staffAndSoldier() {
  const { browser: staff } = await signInSoldier(api, { isStaff: true });
  // The names of the tests depend on the policy of the days on which events set the scores.
  const { browser, soldier } = await signInSoldier(api, {
    lastName: 'Ōkafor 🦅',
    acftOn: '2026-11-02',
    m4On: '2026-11-03',
  });
  await makeComment({ soldierId: soldier._id, commentorId: soldier._id, text: 'One.' });
  await makeComment({ soldierId: soldier._id, commentorId: 'nobody', text: 'Two\u2028.' });
  return { staff, browser, soldier, id: soldier._id };
}

describe('asked a second time, the product answers without Apollo Server and just as before', () => {
  const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

  it.each<[string, (id: string) => Asked]>([
    ['Home', () => ({ body: { query: HOME } })],
    ['Home, named', () => ({ body: { query: HOME, operationName: 'Home', variables: null } })],
    ['a record', (id) => ({ body: { query: RECORD, operationName: 'Record', variables: { id } } })],
    ['comments', (id) => ({ body: { query: COMMENTS, variables: { id } } })],
    ['as the screens ask', () => ({ body: { query: HOME, variables: {} }, headers: { accept: ACCEPT } })],
    ['a client that takes anything', () => ({ body: { query: HOME }, headers: { accept: '*/*' } })],
    [
      'a client that prefers a web page',
      () => ({ body: { query: HOME }, headers: { accept: 'text/html, */*;q=0.1' } }),
    ],
    ['the schema', () => ({ body: { query: '{ __typename __schema { queryType { name } } }' } })],
  ])('%s', async (_, asked) => {
    const { staff, id } = await staffAndSoldier();
    const { status, body, isShort } = await askTwice(await app.serve(), staff, asked(id));
    expect(status).toBe(200);
    expect(body).not.toContain('errors');
    expect(isShort).toBe(true);
  });
});

describe('as before, and by Apollo Server, it answers', () => {
  it.each<[string, (id: string) => Asked, string]>([
    ['what may not be had', () => ({ body: { query: '{ readinessOverview { gauges { title } } }' } }), 'FORBIDDEN'],
    ['what is not there', () => ({ body: { query: RECORD, variables: { id: 7 } } }), 'FORBIDDEN'],
    ['a variable that is wrong', () => ({ body: { query: RECORD, variables: { id: {} } } }), 'BAD_USER_INPUT'],
    ['a variable too few', () => ({ body: { query: RECORD } }), 'BAD_USER_INPUT'],
    ['a list of variables', (id) => ({ body: { query: RECORD, variables: [id] } }), 'BAD_REQUEST'],
    [
      'the name of no operation',
      () => ({ body: { query: HOME, operationName: 'Away' } }),
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['an empty name', () => ({ body: { query: HOME, operationName: '' } }), 'OPERATION_RESOLUTION_FAILURE'],
    ['a name that is none', () => ({ body: { query: HOME, operationName: 1 } }), 'BAD_REQUEST'],
    ['a text that is none', () => ({ body: { query: [HOME] } }), 'BAD_REQUEST'],
    ['a client that takes no JSON', () => ({ body: { query: HOME }, headers: { accept: 'text/html' } }), 'BAD_REQUEST'],
    [
      'a document by its hash',
      () => ({ body: { query: HOME, extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } } }),
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
  ])('%s', async (_, asked, code) => {
    const { browser, id } = await staffAndSoldier();
    const url = await app.serve();
    // The first round makes both queries known to the server.
    await askTwice(url, browser, { body: { query: HOME } });
    await askTwice(url, browser, { body: { query: RECORD, variables: { id } } });
    const { body, isShort } = await askTwice(url, browser, asked(id));
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(isShort).toBe(false);
  });
});

it('keeps nothing of who asked before', async () => {
  const { staff, browser, id } = await staffAndSoldier();
  const { browser: other } = await signInSoldier(api);
  const { browser: newcomer } = await signInNewcomer(api);
  const url = await app.serve();
  const ask = async (who: Browser | null): Promise<unknown> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: who?.cookie ?? '' },
      body: JSON.stringify({ query: '{ viewer { isStaff soldier { id } } }' }),
    });
    const { data }: { data: { viewer: unknown } } = await response.json();
    return data.viewer;
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await ask(staff)).toMatchObject({ isStaff: true });
    expect(await ask(browser)).toEqual({ isStaff: false, soldier: { id } });
    expect(await ask(other)).not.toMatchObject({ soldier: { id } });
    expect(await ask(newcomer)).toEqual({ isStaff: false, soldier: null });
    expect(await ask(null)).toBeNull();
  }
});
