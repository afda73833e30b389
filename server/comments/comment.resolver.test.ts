import { randomUUID } from 'node:crypto';
import mongoose, { mongo } from 'mongoose';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { beforeNextCommentChange } from '../testing/beforeNextCommand.ts';
import { makeComment, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { CommentModel } from './comment.model.ts';
import type { CommentConnection, CommentType } from './comment.type.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

const COMMENT = '{ id version soldierId authorId author { rank lastName } category text timestamp }';
const LIST = `query ($soldierId: ID!, $first: Int, $after: String) {
  comments(soldierId: $soldierId, first: $first, after: $after) {
    edges { cursor node ${COMMENT} } pageInfo { hasNextPage endCursor } counts { category count } newest { id author { lastName } }
  }
}`;
const ONE = `query ($id: ID!) { comment(id: $id) ${COMMENT} }`;
const ADD = `mutation ($soldierId: ID!, $input: AddCommentInput!) {
  addComment(soldierId: $soldierId, input: $input) ${COMMENT}
}`;
const RECOMMEND = `mutation ($input: AddRecommendedCommentInput!) { addRecommendedComment(input: $input) ${COMMENT} }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateCommentInput!) {
  updateComment(id: $id, version: $version, input: $input) ${COMMENT}
}`;
const DELETE = 'mutation ($id: ID!) { deleteComment(id: $id) }';

const list = async (browser: Browser, variables: Record<string, unknown>) => {
  const { data, ...answer } = await api.execute<{ comments: CommentConnection }>(browser, LIST, variables);
  return { ...answer, comments: data?.comments };
};
const add = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ addComment: CommentType }>(browser, ADD, variables);
const recommend = (browser: Browser, text: string, key: string | null = null) =>
  api.execute<{ addRecommendedComment: CommentType }>(browser, RECOMMEND, { input: { text, key } });
const update = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ updateComment: CommentType }>(browser, UPDATE, variables);
const remove = (browser: Browser, id: string) => api.execute(browser, DELETE, { id });

/** Makes the second half of the next deletion fail: the comment is marked as deleted, but still in the store. */
function haveNoRoomForNextEntry(): void {
  const full = new mongo.MongoServerError({ code: 14_031 });
  jest.spyOn(mongoose.connection.collection('auditLog'), 'insertMany').mockRejectedValueOnce(full);
}

/** A soldier and a leader who wrote a comment about them. */
async function commented(given: { category?: 'CHARACTER' | 'RECOMMENDED'; text?: string } = {}) {
  const soldier = await signInSoldier(api);
  const leader = await signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
  const comment = await makeComment({
    soldierId: soldier.soldier._id,
    commentorId: leader.soldier._id,
    ...given,
  });
  return { soldier, leader, comment };
}

describe('comments', () => {
  it('shows them newest first, with author, and counts every category', async () => {
    const { soldier, leader, comment } = await commented();
    const { _id: soldierId } = soldier.soldier;
    const later = await makeComment({
      soldierId,
      commentorId: soldierId,
      category: 'RECOMMENDED',
      timestamp: new Date('2026-03-02T12:00:00Z'),
    });
    const { comments } = await list(leader.browser, { soldierId });
    expect(comments?.edges.map(({ node }) => node.id)).toEqual([later._id, comment._id]);
    expect(comments?.edges[1]?.node).toMatchObject({
      soldierId,
      authorId: leader.soldier._id,
      author: { rank: 'SSG', lastName: 'Fontaine' },
      category: 'CHARACTER',
      version: 1,
    });
    expect(comments?.counts).toEqual([
      { category: 'CHARACTER', count: 1 },
      { category: 'PRESENCE', count: 0 },
      { category: 'INTELLECT', count: 0 },
      { category: 'LEADERSHIP', count: 0 },
      { category: 'DEVELOPS', count: 0 },
      { category: 'ACHIEVES', count: 0 },
      { category: 'OVERALL', count: 0 },
      { category: 'RECOMMENDED', count: 1 },
    ]);
  });

  it('gives the newest of each category on every page, with its author', async () => {
    const { soldier, leader } = await commented();
    const { _id: soldierId } = soldier.soldier;
    await CommentModel.insertMany(manyComments(soldierId, [soldierId], 120));
    const days = [1, 2, 3].map((day) => new Date(Date.UTC(2020, 0, day)));
    const [, , old] = await Promise.all(
      days.map((timestamp) =>
        makeComment({ soldierId, commentorId: leader.soldier._id, category: 'PRESENCE', timestamp }),
      ),
    );
    const { _id } = await makeComment({
      soldierId,
      commentorId: leader.soldier._id,
      category: 'INTELLECT',
      timestamp: new Date('2019-01-01T12:00:00Z'),
    });
    // Deleted comments don't count.
    await makeComment({ soldierId, commentorId: leader.soldier._id, category: 'ACHIEVES', deletedAt: api.now });
    const { data } = await api.execute<{ commentCount: number }>(
      soldier.browser,
      'query ($soldierId: ID!) { commentCount(soldierId: $soldierId) }',
      { soldierId },
    );
    const { comments } = await list(soldier.browser, { soldierId });
    expect(comments?.edges.some(({ node }) => ['PRESENCE', 'INTELLECT'].includes(node.category))).toBe(false);
    const newest = comments?.newest.filter(({ id }) => [old?._id, _id].includes(id));
    expect(newest).toEqual([
      { id: old?._id, author: { lastName: 'Fontaine' } },
      { id: _id, author: { lastName: 'Fontaine' } },
    ]);
    expect(comments?.newest).toHaveLength(comments?.counts.filter(({ count }) => count > 0).length ?? 0);
    expect(data?.commentCount).toBe(comments?.counts.reduce((sum, { count }) => sum + count, 0));
    const last = await list(soldier.browser, { soldierId, after: comments?.pageInfo.endCursor });
    expect(last.comments?.newest).toEqual(comments?.newest);
  });

  it("does not show somebody else's", async () => {
    await commented();
    const { browser, soldier } = await signInSoldier(api);
    expect((await list(browser, { soldierId: soldier._id })).comments?.edges).toEqual([]);
  });

  it('shows a comment whose author is gone', async () => {
    const { soldier, leader } = await commented();
    await SoldierModel.deleteOne({ _id: leader.soldier._id });
    const { comments } = await list(soldier.browser, { soldierId: soldier.soldier._id });
    expect(comments?.edges[0]?.node.author).toBeNull();
  });

  it.each([1, 500])('costs six database commands with %d comments', async (count) => {
    const { browser, soldier } = await signInSoldier(api);
    const author = await makeSoldier();
    await CommentModel.insertMany(manyComments(soldier._id, [author._id, soldier._id], count));
    api.commands.length = 0;
    const { comments } = await list(browser, { soldierId: soldier._id });
    expect(comments?.edges).toHaveLength(Math.min(count, 50));
    // The session, the viewer's rights, the comments, the counts, the authors, their names.
    expect([...api.commands].sort()).toEqual(['aggregate', 'aggregate', 'find', 'find', 'find', 'find']);
  });

  it('pages through all of them, each once, also of one instant and while some are added', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await CommentModel.insertMany(manyComments(soldier._id, [soldier._id], 500));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { comments } = await list(browser, { soldierId: soldier._id, first: 100, after });
      seen.push(...(comments?.edges.map(({ node }) => node.id) ?? []));
      after = comments?.pageInfo.hasNextPage ? comments.pageInfo.endCursor : null;
      await makeComment({ soldierId: soldier._id, commentorId: soldier._id, timestamp: api.now });
    } while (after !== null);
    expect(seen).toHaveLength(500);
    expect(new Set(seen).size).toBe(500);
  });

  it('pages through comments of one instant whose ids have blanks, as imported ones may', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const ids = ['c 1', 'c 2', 'c 3'];
    const about = { soldierId: soldier._id, commentorId: soldier._id, timestamp: api.now };
    for (const _id of ids) await makeComment({ ...about, _id });
    const { comments: first } = await list(browser, { soldierId: soldier._id, first: 1 });
    const after = first?.pageInfo.endCursor;
    const { comments: rest } = await list(browser, { soldierId: soldier._id, first: 2, after });
    const seen = [first, rest].flatMap((page) => page?.edges.map(({ node }) => node.id) ?? []);
    expect(seen).toEqual(ids.toReversed());
  });

  it.each([
    ['a page of none', { first: 0 }, 'first'],
    ['a page of too many', { first: 101 }, 'first'],
    ['a cursor that is none', { after: 'bm9uZQ' }, 'after'],
    ['an empty cursor', { after: '' }, 'after'],
  ])('refuses %s', async (_, page, field) => {
    const { browser, soldier } = await signInSoldier(api);
    const { errors } = await list(browser, { soldierId: soldier._id, ...page });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('comment', () => {
  it('can be read by the soldier it is about and by staff, and by nobody else', async () => {
    const { soldier, leader, comment } = await commented();
    const stranger = await signInSoldier(api);
    const codes = await Promise.all(
      [soldier, leader, stranger].map(
        async ({ browser }) => (await api.execute(browser, ONE, { id: comment._id })).code,
      ),
    );
    expect(codes).toEqual([null, null, 'FORBIDDEN']);
  });

  it('tells staff alone that there is none', async () => {
    const { soldier, leader } = await commented();
    const { code, errors } = await api.execute(leader.browser, ONE, { id: 'no-such-comment' });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That comment does not exist.']);
    expect((await api.execute(soldier.browser, ONE, { id: 'no-such-comment' })).code).toBe('FORBIDDEN');
  });
});

describe('addComment', () => {
  it('keeps who wrote it and when', async () => {
    const { soldier, leader } = await commented();
    const input = { category: 'LEADERSHIP', text: '  Ran the lane.\nWith nobody asking. ' };
    const { data } = await add(leader.browser, { soldierId: soldier.soldier._id, input });
    expect(data?.addComment).toMatchObject({
      version: 1,
      soldierId: soldier.soldier._id,
      authorId: leader.soldier._id,
      author: { rank: 'SSG', lastName: 'Fontaine' },
      category: 'LEADERSHIP',
      text: 'Ran the lane.\nWith nobody asking.',
      timestamp: api.now,
    });
  });

  it.each([
    ['no text', { text: ' \n ' }, 'text', 'Please enter a comment.'],
    ['251 characters', { text: '𐐷'.repeat(251) }, 'text', 'Comment must have at most 250 characters.'],
    ['a key that is none', { key: 'the key' }, 'key', 'The idempotency key must be a UUID in lower case.'],
    ['the category of recommended ones', { category: 'RECOMMENDED' }, 'category', 'Choose the category.'],
  ])('refuses %s', async (_, change, field, message) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const input = { category: 'OVERALL', text: 'Ready.', ...change };
    const { errors } = await add(browser, { soldierId, input });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
    expect(await CommentModel.countDocuments()).toBe(0);
  });

  it('adds once what comes again under the same key, also at the same moment', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    await makeComment({ _id: '0', soldierId, commentorId: soldier._id });
    const variables = { soldierId, input: { category: 'OVERALL', text: 'Ready.', key: randomUUID() } };
    const answers = await Promise.all([1, 2, 3].map(() => add(browser, variables)));
    for (const { data } of answers) {
      expect(data?.addComment).toMatchObject({ id: variables.input.key, text: 'Ready.', version: 1 });
    }
    expect(await CommentModel.countDocuments()).toBe(2);
    expect(await HistoryModel.countDocuments()).toBe(1);
    await add(browser, { soldierId, input: { ...variables.input, key: null } });
    expect(await CommentModel.countDocuments()).toBe(3);
  });

  it('shows none by its key while it is being deleted', async () => {
    const { soldier, leader } = await commented();
    const key = randomUUID();
    const variables = { soldierId: soldier.soldier._id, input: { category: 'OVERALL', text: 'Ready.', key } };
    await add(leader.browser, variables);
    haveNoRoomForNextEntry();
    await remove(leader.browser, key);
    expect((await add(leader.browser, variables)).code).toBe('NOT_FOUND');
  });

  it("shows nobody another's comment by its key, nor one's own about somebody else", async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const key = randomUUID();
    await makeComment({ _id: key, soldierId, commentorId: 'somebody else' });
    const own = randomUUID();
    await makeComment({ _id: own, soldierId: 'somebody else', commentorId: soldier._id });
    for (const taken of [key, own]) {
      const input = { category: 'OVERALL', text: 'Ready.', key: taken };
      expect((await add(browser, { soldierId, input })).code).toBe('BAD_USER_INPUT');
    }
  });

  it('keeps no character that shows nothing or turns the text around, neither of a new text nor of a changed one', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const typed = 'Pay \u202eevil\u202c\u0000\u3164\r\n\u2066Two 👩\u200d🚒 שלום\u2069';
    const shown = 'Pay evil\nTwo 👩\u200d🚒 שלום';
    const { data } = await add(browser, { soldierId, input: { category: 'CHARACTER', text: typed } });
    expect(data?.addComment.text).toBe(shown);
    const { id } = data?.addComment ?? {};
    const changed = await update(browser, { id, version: 1, input: { text: `${typed}!` } });
    expect(changed.data?.updateComment.text).toBe(`${shown}!`);
    expect(await CommentModel.findById(id).lean()).toMatchObject({ text: `${shown}!` });
    const { errors } = await update(browser, { id, version: 2, input: { text: '\u2800\u3164' } });
    expect(errors[0]?.message).toBe('Please enter a comment.');
  });

  it('takes 250 characters, as a reader counts them', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const input = { category: 'OVERALL', text: '𐐷'.repeat(250) };
    expect((await add(browser, { soldierId, input })).code).toBeNull();
  });

  it('tells staff that a user does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const input = { category: 'OVERALL', text: 'Ready.' };
    expect((await add(browser, { soldierId: 'no-such-soldier', input })).code).toBe('NOT_FOUND');
  });
});

describe('addRecommendedComment', () => {
  it('writes about oneself', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const { data } = await recommend(browser, 'Certified two observers.');
    expect(data?.addRecommendedComment).toMatchObject({
      soldierId: soldier._id,
      authorId: soldier._id,
      category: 'RECOMMENDED',
    });
  });

  it('requires a text', async () => {
    const { browser } = await signInSoldier(api);
    expect((await recommend(browser, '')).errors[0]?.message).toBe('Please enter a comment.');
  });

  it('takes as many as leaders would read, and no more until one is deleted', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const by = { soldierId: soldier._id, commentorId: soldier._id };
    await makeComment({ ...by, category: 'CHARACTER' });
    await makeComment({ soldierId: 'another', commentorId: 'another', category: 'RECOMMENDED' });
    for (let count = 1; count < 200; count++) await makeComment({ ...by, category: 'RECOMMENDED' });
    const key = randomUUID();
    const { data } = await recommend(browser, 'Certified two observers.', key);
    expect(data?.addRecommendedComment.id).toBe(key);
    // Repeated under its key, as after a lost answer, it doesn't count again.
    expect((await recommend(browser, 'Certified two observers.', key)).code).toBeNull();
    const { errors } = await recommend(browser, 'Certified three observers.');
    expect(errors[0]).toMatchObject({
      message: 'You already have 200 recommended comments. Delete one first.',
      extensions: { code: 'BAD_USER_INPUT', field: 'text' },
    });
    haveNoRoomForNextEntry();
    await remove(browser, key);
    expect((await recommend(browser, 'Certified three observers.')).code).toBeNull();
  });
});

describe('updateComment', () => {
  it('changes text and category, and leaves when it was written', async () => {
    const other = await makeComment({ _id: '0', soldierId: 'another', commentorId: 'another' });
    const { leader, comment } = await commented();
    const input = { text: 'Keeps very calm.', category: 'PRESENCE' };
    const { data } = await update(leader.browser, { id: comment._id, version: 1, input });
    expect(data?.updateComment).toMatchObject({ ...input, version: 2, timestamp: comment.timestamp });
    // Other servers learn of the change through its entry.
    expect(await HistoryModel.countDocuments({ subjectId: comment._id })).toBe(1);
    expect(await CommentModel.findById(other._id).lean()).toEqual(other);
  });

  it('leaves it alone if nothing changes', async () => {
    const { leader, comment } = await commented({ text: 'Keeps calm.' });
    const { data } = await update(leader.browser, { id: comment._id, version: 1, input: { text: ' Keeps calm.\n' } });
    expect(data?.updateComment).toMatchObject({ text: 'Keeps calm.', version: 1 });
    expect(await HistoryModel.countDocuments()).toBe(0);
  });

  it('lets the author of a recommended comment change its text, and it stays a recommended one', async () => {
    const { browser } = await signInSoldier(api);
    const { data } = await recommend(browser, 'Certified two observers.');
    const id = data?.addRecommendedComment.id;
    expect((await update(browser, { id, version: 1, input: { text: 'Three.' } })).code).toBeNull();
    const { errors } = await update(browser, { id, version: 2, input: { category: 'OVERALL' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'category' });
  });

  it('refuses a leader who is not the author, and an author who is no leader any more', async () => {
    const { leader, comment } = await commented();
    const other = await signInSoldier(api, { isStaff: true });
    const save = { id: comment._id, version: 1, input: { text: 'Mine.' } };
    expect((await update(other.browser, save)).code).toBe('FORBIDDEN');
    await SoldierModel.updateOne({ _id: leader.soldier._id }, { $set: { isStaff: false } });
    expect((await update(leader.browser, save)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['no text', { text: '' }, 'text'],
    ['251 characters', { text: 'x'.repeat(251) }, 'text'],
    ['a leadership comment turned into a recommended one', { category: 'RECOMMENDED' }, 'category'],
  ])('refuses %s', async (_, input, field) => {
    const { leader, comment } = await commented();
    const { errors } = await update(leader.browser, { id: comment._id, version: 1, input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('refuses a save from a stale version, and says which one is current', async () => {
    const { leader, comment } = await commented();
    await update(leader.browser, { id: comment._id, version: 1, input: { text: 'One.' } });
    // A conflict is reported even if the text would no longer change anything.
    for (const text of ['Two.', 'One.']) {
      const { errors } = await update(leader.browser, { id: comment._id, version: 1, input: { text } });
      const changedBy = { id: leader.soldier._id, name: 'SSG Fontaine' };
      expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2, changedBy });
      expect(errors[0]?.message).toContain('You changed this elsewhere');
    }
  });

  it('lets one of two saves at the same moment win', async () => {
    const { leader, comment } = await commented();
    const answers = await Promise.all(
      ['One.', 'Two.'].map((text) => update(leader.browser, { id: comment._id, version: 1, input: { text } })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    const refused = answers.find(({ code }) => code !== null);
    expect(refused?.errors[0]?.extensions).toMatchObject({ currentVersion: 2 });
  });

  it('brings no text back into a comment that is deleted meanwhile', async () => {
    const { leader, comment } = await commented();
    haveNoRoomForNextEntry();
    beforeNextCommentChange(() => remove(leader.browser, comment._id));
    const { code } = await update(leader.browser, { id: comment._id, version: 1, input: { text: 'One.' } });
    expect(code).toBe('NOT_FOUND');
    expect(await CommentModel.findById(comment._id).lean()).toMatchObject({ text: '' });
  });
});

describe('deleteComment', () => {
  it('is for its author, as a change is, also where it is about somebody who has left', async () => {
    const { soldier, leader, comment } = await commented();
    const departure = { lastDay: new Date('2026-01-01T12:00:00Z'), reason: 'PCS', byId: leader.soldier._id };
    await SoldierModel.updateOne({ _id: soldier.soldier._id }, { departure });
    const input = { text: 'Left in good order.' };
    const { data } = await update(leader.browser, { id: comment._id, version: 1, input });
    expect(data?.updateComment.text).toBe(input.text);
    expect((await remove(leader.browser, comment._id)).data).toEqual({ deleteComment: comment._id });
  });

  it('removes it, and nobody sees it any more', async () => {
    const { soldier, leader, comment } = await commented();
    expect((await remove(leader.browser, comment._id)).data).toEqual({ deleteComment: comment._id });
    const { comments } = await list(soldier.browser, { soldierId: soldier.soldier._id });
    expect(comments?.edges).toEqual([]);
    expect(comments?.counts.every(({ count }) => count === 0)).toBe(true);
    expect(await CommentModel.countDocuments()).toBe(0);
  });

  it('leaves the others, and what the history says of them', async () => {
    const { soldier, leader } = await commented();
    const { _id: soldierId } = soldier.soldier;
    const [first, second] = [randomUUID(), randomUUID()];
    for (const key of [first, second]) {
      await add(leader.browser, { soldierId, input: { category: 'OVERALL', text: 'Ready.', key } });
    }
    const others = () =>
      Promise.all([
        CommentModel.find({ _id: { $ne: second } }).lean(),
        HistoryModel.find({ subjectId: { $ne: second } }).lean(),
      ]);
    const before = await others();
    await remove(leader.browser, second);
    expect(await others()).toEqual(before);
  });

  it('is for its author alone, also against the soldier it is about', async () => {
    const { soldier, comment } = await commented();
    const other = await signInSoldier(api, { isStaff: true });
    expect((await remove(soldier.browser, comment._id)).code).toBe('FORBIDDEN');
    expect((await remove(other.browser, comment._id)).code).toBe('FORBIDDEN');
    expect(await CommentModel.countDocuments()).toBe(1);
  });

  it('says so when it is gone already', async () => {
    const { leader, comment } = await commented();
    const answers = await Promise.all([1, 2].map(() => remove(leader.browser, comment._id)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', null]);
  });

  it('also tells the person it was about that it is gone, and nobody else', async () => {
    const { browser } = await signInSoldier(api);
    const stranger = await signInSoldier(api);
    await recommend(stranger.browser, 'Trained a team.');
    const { data } = await recommend(browser, 'Certified two observers.');
    const id = data?.addRecommendedComment.id ?? 'none was added';
    expect((await remove(browser, id)).code).toBeNull();
    const laterAnswers = (who: Browser) =>
      Promise.all([
        api.execute(who, ONE, { id }),
        update(who, { id, version: 1, input: { text: 'Certified three.' } }),
        remove(who, id),
      ]);
    expect((await laterAnswers(browser)).map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    const strangers = await laterAnswers(stranger.browser);
    expect(strangers.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('is done once it is marked, also where the store has no room for what follows', async () => {
    const { soldier, leader, comment } = await commented();
    haveNoRoomForNextEntry();
    expect((await remove(leader.browser, comment._id)).code).toBeNull();
    expect(await CommentModel.findById(comment._id).lean()).toMatchObject({ text: '' });
    const { comments } = await list(soldier.browser, { soldierId: soldier.soldier._id });
    expect(comments?.edges).toEqual([]);
    expect(comments?.counts.every(({ count }) => count === 0)).toBe(true);
    for (const { browser } of [leader, soldier]) {
      expect((await api.execute(browser, ONE, { id: comment._id })).code).toBe('NOT_FOUND');
    }
    expect((await remove(leader.browser, comment._id)).code).toBe('NOT_FOUND');
  });

  it('leaves its text nowhere, however the changes before it crossed the deletion', async () => {
    const { leader, comment } = await commented({ text: 'secret one' });
    const edits = ['secret two', 'secret three', 'secret four'];
    await Promise.all([
      ...edits.map((text) => update(leader.browser, { id: comment._id, version: 1, input: { text } })),
      remove(leader.browser, comment._id),
    ]);
    const kept = JSON.stringify([await HistoryModel.find().lean(), await CommentModel.find().lean()]);
    expect(kept).not.toContain('secret');
    expect(kept).toContain('DELETED');
  });
});

function manyComments(soldierId: string, authors: readonly string[], count: number) {
  return Array.from({ length: count }, (_, index) => ({
    version: 1,
    soldierId,
    commentorId: authors[index % authors.length],
    category: 'OVERALL',
    text: `Comment ${index}`,
    // Three comments share an instant.
    timestamp: new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 3))),
  }));
}
