import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { cache } from '../../../app/api/cache.ts';
import { renderHook, settled, unmountHooks } from '../../../testing/renderHook.tsx';
import { useDay } from './useDay.ts';

afterEach(unmountHooks);

const client = new ApolloClient({ cache, link: ApolloLink.empty() });

const open = (stored: string) =>
  renderHook(
    (day: string) => useDay('until', day),
    stored,
    (children) => (
      <ApolloProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </ApolloProvider>
    ),
  );

test('the form follows a colleague until something is typed, and then what it was typed over stays', async () => {
  const form = await open('2026-12-01');
  await form.rerender('2026-12-02');
  expect(form.current()).toMatchObject({ day: '2026-12-02', before: '2026-12-02' });
  await settled(() => form.current().type('2026-12-20'));
  await form.rerender('2026-12-03');
  expect(form.current()).toMatchObject({ day: '2026-12-20', before: '2026-12-02' });
});

test('a conflict shows theirs beside what was typed, which is then saved over theirs', async () => {
  const form = await open('');
  await settled(() => form.current().type('2026-12-20'));
  await form.rerender('2026-12-03');
  await settled(() => form.current().meet('2026-12-03', '2026-12-20', null));
  expect(form.current()).toMatchObject({
    day: '2026-12-20',
    before: '2026-12-03',
    conflict: { now: { day: '2026-12-03' }, mine: { day: '2026-12-20' } },
  });
  await settled(() => form.current().keep('2026-12-20'));
  await form.rerender('2026-12-20');
  expect(form.current()).toMatchObject({ day: '2026-12-20', before: '2026-12-20', conflict: null });
  // After the save, the form follows other people's changes again.
  await form.rerender('2026-12-24');
  expect(form.current()).toMatchObject({ day: '2026-12-24', before: '2026-12-24' });
});
