import { signInSoldier } from '../testing/factories.ts';
import { LogLines } from '../testing/logLines.ts';
import { TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
const lines = LogLines.forThisFile();

describe('an argument whose value GraphQL refuses only once it has the variables', () => {
  it.each([
    ['of a query', 'query ($of: Int) { soldiers(first: $of) { edges { node { id } } } }'],
    ['of a query about somebody', 'query ($of: Int) { history(soldierId: "x", first: $of) { edges { node { id } } } }'],
    [
      'within an input',
      'mutation ($of: Boolean) { importSoldiers(input: { dryRun: $of, rows: [{ firstName: "A" }] }) { written } }',
    ],
    ['of a directive', 'query ($of: Boolean = true) { viewer @include(if: $of) { isStaff } }'],
    ['of a directive within', 'query ($of: Boolean = true) { signInMethods { emailLink @include(if: $of) } }'],
  ])('is told to the client as a fault of the request, and is none in the log: %s', async (_, query) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    for (const asker of [browser, null, browser]) {
      const { code, data } = await api.execute(asker, query, { of: null });
      expect([code, Object.values(data ?? {})]).toEqual(['BAD_USER_INPUT', data ? [null] : []]);
    }
    expect(lines.all()).toEqual([]);
  });
});
