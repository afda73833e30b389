import { signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();

const UPDATE =
  'mutation ($id: ID!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: 1, input: $input) { id } }';
const CREATE = 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }';
const IMPORT = 'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written } }';
const LIST = 'query ($filter: SoldiersFilter) { soldiers(filter: $filter) { pageInfo { hasNextPage } } }';

describe('a value that GraphQL itself refuses', () => {
  it.each([
    ['none of an enum', UPDATE, { rank: 'GENERAL' }, 'rank'],
    ['no whole number', UPDATE, { acftScore: 12.5 }, 'acftScore'],
    ['no date', UPDATE, { ets: '2026-02-30' }, 'ets'],
    ['of a field that there is not', UPDATE, { unitPosition: 1 }, 'unitPosition'],
    [
      'of a field that has to be given',
      CREATE,
      { firstName: ' at "input.rank"; ', middleName: 'B', lastName: 'C', rank: 'SPC' },
      'grade',
    ],
    ['within a list', IMPORT, { rows: [{ lastName: 'Vega' }, { acftScore: 12 }] }, 'rows'],
  ])('names the field: %s', async (_, operation, input, field) => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const { errors } = await api.execute(browser, operation, { id: soldier._id, input });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  it('names the field of a query, too', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { errors } = await api.execute(browser, LIST, { filter: { section: 'ECHO' } });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'section' });
  });

  it('names none where it is the whole variable', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { errors } = await api.execute(browser, LIST, { filter: 'ALPHA' });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
