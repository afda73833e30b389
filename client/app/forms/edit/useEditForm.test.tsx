import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { renderHook, settled, unmountHooks } from '../../../testing/renderHook.tsx';
import { cache } from '../../api/cache.ts';
import { NoAnswer } from '../../failures/NoAnswer.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { useEditForm } from './useEditForm.ts';

afterEach(unmountHooks);

type Values = { acft: string; m4: string };
type Base = Values & { readonly version: number };

const client = new ApolloClient({ cache, link: ApolloLink.empty() });
const valuesOf = ({ acft, m4 }: Base): Values => ({ acft, m4 });
const fields = [
  { label: 'ACFT', fields: ['acft'], text: ({ acft }: Values) => acft },
  { label: 'M4', fields: ['m4'], text: ({ m4 }: Values) => m4 },
] as const;

afterEach(() => forgetDrafts());

/** A record with a version, which other people save, too. */
class Stored {
  now: Base = { version: 1, acft: '400', m4: '30' };
  isDown = false;
  isAnswerLost = false;

  save(version: number, values: Partial<Values>) {
    if (this.isDown) throw new NoAnswer(null);
    if (version !== this.now.version) throw conflict();
    this.now = { ...this.now, ...values, version: version + 1 };
    if (this.isAnswerLost) throw new NoAnswer(null);
  }

  /** Opens the form on the current version, as the screen does. */
  async open() {
    const reload = async () => {
      if (this.isDown) throw new NoAnswer(null);
      return this.now;
    };
    const opened = this.now;
    const hook = await renderHook(
      () => useEditForm({ opened, valuesOf, fields, reload }),
      null,
      (children) => (
        <ApolloProvider client={client}>
          <MemoryRouter>{children}</MemoryRouter>
        </ApolloProvider>
      ),
    );
    return {
      form: hook.current,
      type: (values: Partial<Values>) => settled(() => hook.current().change(values)),
      /** Resolves to the save's error; null if it succeeds. */
      save: async (): Promise<unknown> => {
        const { save, values } = hook.current();
        const outcome: unknown[] = [];
        await settled(() =>
          save(async ({ version }) => this.save(version, values)).then(
            () => outcome.push(null),
            (error: unknown) => outcome.push(error),
          ),
        );
        expect(outcome).toHaveLength(1);
        return outcome[0];
      },
      close: hook.unmount,
    };
  }
}

function conflict() {
  const errors = [{ message: 'Somebody else changed this.', extensions: { code: ErrorCode.CONFLICT } }];
  return new CombinedGraphQLErrors({ errors }, errors);
}

test('a save names the version that the form was opened with', async () => {
  const stored = new Stored();
  const { form, type, save } = await stored.open();
  expect(form().hasChanges).toBe(false);
  await type({ acft: '410' });
  expect(form().hasChanges).toBe(true);
  expect(await save()).toBeNull();
  expect(stored.now).toEqual({ version: 2, acft: '410', m4: '30' });
});

test('what somebody else saved meanwhile is shown beside what was typed, and saved over only after that', async () => {
  const stored = new Stored();
  const { form, type, save } = await stored.open();
  await type({ acft: '410' });
  stored.save(1, { acft: '420', m4: '32' });
  expect(await save()).toBeInstanceOf(CombinedGraphQLErrors);
  expect(form().values).toEqual({ acft: '410', m4: '32' });
  expect(form().conflict).toMatchObject({ theirs: { acft: '420', m4: '32' }, mine: { acft: '410', m4: '30' } });
  expect(await save()).toBeNull();
  expect(stored.now).toEqual({ version: 3, acft: '410', m4: '32' });
});

test('a third save in between is compared again', async () => {
  const stored = new Stored();
  const { form, type, save } = await stored.open();
  await type({ acft: '410' });
  stored.save(1, { acft: '420' });
  await save();
  stored.save(2, { acft: '425' });
  expect(await save()).toBeInstanceOf(CombinedGraphQLErrors);
  expect(form().conflict?.theirs).toEqual({ acft: '425' });
  expect(form().values.acft).toBe('410');
  expect(await save()).toBeNull();
  expect(stored.now).toEqual({ version: 4, acft: '410', m4: '30' });
});

test('a save that got through, though its answer was lost, is done with at the next try', async () => {
  const stored = new Stored();
  const { form, type, save } = await stored.open();
  await type({ acft: '410' });
  stored.isAnswerLost = true;
  expect(await save()).toBeInstanceOf(NoAnswer);
  expect(form().values.acft).toBe('410');
  expect(await save()).toBeNull();
  expect(stored.now.version).toBe(2);
});

test('what they changed can be asked for again, where it could not be loaded', async () => {
  const stored = new Stored();
  const { form, type } = await stored.open();
  await type({ acft: '410' });
  stored.save(1, { acft: '420' });
  stored.isDown = true;
  await settled(() =>
    form()
      .save(async () => Promise.reject(conflict()))
      .catch(() => undefined),
  );
  expect(form()).toMatchObject({ isOutdated: true, conflict: null, values: { acft: '410' } });
  stored.isDown = false;
  await settled(() => form().compare());
  expect(form()).toMatchObject({ isOutdated: false, conflict: { theirs: { acft: '420' } }, values: { acft: '410' } });
});

test('a draft from before a reload is shown beside what somebody else saved since', async () => {
  const stored = new Stored();
  await (await stored.open()).type({ m4: '40' });
  stored.save(1, { acft: '410', m4: '38' });
  const { form, save } = await stored.open();
  expect(form().draft.isRestored).toBe(true);
  expect(form().values).toEqual({ acft: '410', m4: '40' });
  expect(form().conflict?.theirs).toEqual({ acft: '410', m4: '38' });
  expect(await save()).toBeNull();
});

test('a draft whose save got through before the reload is over', async () => {
  const stored = new Stored();
  await (await stored.open()).type({ m4: '40' });
  stored.save(1, { m4: '40' });
  const { form } = await stored.open();
  expect(form()).toMatchObject({ hasChanges: false, conflict: null, draft: { isRestored: false } });
});

test('discarding a draft brings back the stored version', async () => {
  const stored = new Stored();
  await (await stored.open()).type({ m4: '40' });
  const { form } = await stored.open();
  await settled(() => form().draft.discard());
  expect(form()).toMatchObject({ hasChanges: false, values: { acft: '400', m4: '30' } });
});
