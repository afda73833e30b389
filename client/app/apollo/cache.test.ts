import { gql } from '@apollo/client';
import { cache } from './cache.ts';

afterEach(() => cache.reset());

const SCHOOLS = gql`
  query {
    first: soldier(id: "1") {
      id
      schools {
        id
        startDate
      }
    }
    second: soldier(id: "2") {
      id
      schools {
        id
        startDate
      }
    }
  }
`;
const soldier = (id: string, startDate: string) => ({
  __typename: 'Soldier',
  id,
  schools: [{ __typename: 'School', id: 'copied', startDate }],
});

test('two people whose schools have one id keep their own', async () => {
  const data = { first: soldier('1', '2026-05-04'), second: soldier('2', '2026-09-07') };
  cache.writeQuery({ query: SCHOOLS, data });
  expect(cache.readQuery({ query: SCHOOLS })).toEqual(data);
});
