import { SCHOOLS_PER_RECORD } from '../../domain/constants.ts';
import { NEW_RECORD } from '../../domain/record/fields.ts';
import { CommentModel } from '../../server/comments/comment.model.ts';
import { HistoryModel } from '../../server/history/history.model.ts';
import { SoldierModel } from '../../server/records/soldiers/soldier.model.ts';
import type { SoldierConnection } from '../../server/records/soldiers/soldierList.type.ts';
import { makeComment, makeSoldier, signInSoldier } from '../../server/testing/factories.ts';
import { TestApi } from '../../server/testing/testApi.ts';
import { importHostedExport } from './hostedImport.ts';
import { hostedComment, hostedExport, hostedUser, plainUser, stamp } from './testing.ts';

const api = TestApi.forThisFile();

const run = (json: unknown, dryRun = false) => importHostedExport(json, { at: api.now, dryRun });
const stored = async () => [
  await SoldierModel.find().sort({ _id: 1 }).lean(),
  await CommentModel.find().sort({ _id: 1 }).lean(),
  await HistoryModel.find().sort({ _id: 1 }).lean(),
];
const problemsOf = async (json: unknown) =>
  (await run(json)).problems.map(({ collection, id, field, message }) => [collection, id, field, message]);
const problemsOfUser = async (given: Record<string, unknown>) =>
  (await problemsOf({ users: [hostedUser(given)] })).map(([, , field, message]) => [field, message]);

describe('importing an export of the hosted database', () => {
  it('takes over every value', async () => {
    const report = await run(hostedExport());
    expect(report).toMatchObject({
      problems: [],
      knownSoldiers: 0,
      knownComments: 0,
      leftOut: ['joinCode', 'questions'],
      warnings: expect.arrayContaining([
        { collection: 'users', id: 'alvarez', field: 'ets', message: 'ETS is not entered.' },
        { collection: 'users', id: 'brooks', field: 'acft_score', message: 'ACFT score is not entered.' },
      ]),
    });
    const alvarez = await SoldierModel.findById('alvarez').lean();
    expect(alvarez).toEqual({
      ...NEW_RECORD,
      _id: 'alvarez',
      version: 1,
      firstName: 'Maria',
      middleName: 'Elena',
      lastName: 'Alvarez',
      rank: 'SECOND_LT',
      grade: 'O1',
      section: 'BN_STAFF',
      team: 'HQ',
      role: 'BN_FSO',
      unitPosition: 1,
      pebd: new Date('2019-06-03T12:00:00Z'),
      dor: new Date('2024-02-01T12:00:00Z'),
      ets: null,
      etsIndefinite: false,
      acftScore: 541,
      acftPass: true,
      m4Qual: 38,
      dlc1Complete: true,
      blcComplete: true,
      dlc2Complete: false,
      alcComplete: false,
      dlc3Complete: false,
      slcComplete: false,
      jfoQualified: true,
      driversLicense: true,
      acftTest: 'ACFT',
      m4Test: 'M4',
      m4Passed: true,
      acftOn: null,
      m4On: null,
      isStaff: true,
      awaitsStaffApproval: false,
      sortName: 'alvarez\tmaria',
      pendingHistory: [],
      madeOn: new Date('2026-03-14T12:00:00Z'),
      schools: [
        {
          id: 'school-1',
          version: 1,
          schoolName: 'AIR_ASSAULT',
          startDate: new Date('2026-05-04T12:00:00Z'),
          endDate: new Date('2026-05-15T12:00:00Z'),
        },
      ],
    });
    expect(await SoldierModel.findById('brooks').lean()).toMatchObject({
      section: 'UNASSIGNED',
      team: 'UNASSIGNED',
      role: 'UNASSIGNED',
      unitPosition: 50,
      pebd: null,
      acftScore: null,
      acftPass: true,
      m4Qual: null,
      driversLicense: false,
      isStaff: false,
      schools: [],
    });
    expect(await CommentModel.find().sort({ _id: 1 }).lean()).toEqual([
      {
        _id: 'comment-1',
        version: 1,
        soldierId: 'brooks',
        commentorId: 'alvarez',
        category: 'LEADERSHIP',
        text: 'Leads from the front.',
        timestamp: new Date('2025-11-05T08:30:15.250Z'),
      },
      expect.objectContaining({
        _id: 'comment-2',
        soldierId: 'brooks',
        commentorId: 'brooks',
        category: 'RECOMMENDED',
      }),
    ]);
    expect(await HistoryModel.find({ soldierId: 'alvarez' }).lean()).toMatchObject([
      { actorId: 'operator', at: api.now, subject: 'RECORD', action: 'ADDED' },
    ]);
  });

  it('shows what it took over to staff, with nobody for who imported it', async () => {
    await run(hostedExport());
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { data, errors } = await api.execute(
      browser,
      `{ soldier(id: "alvarez") { loginState schools { schoolName } }
         comments(soldierId: "brooks", first: 5) { edges { node { author { lastName } } } }
         history(soldierId: "alvarez", first: 5) { edges { node { actor { id } } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      soldier: { loginState: 'NONE', schools: [{ schoolName: 'AIR_ASSAULT' }] },
      comments: {
        edges: [{ node: { author: { lastName: 'Brooks' } } }, { node: { author: { lastName: 'Alvarez' } } }],
      },
      history: { edges: [{ node: { actor: null } }] },
    });
  });

  it('takes names as they look, so that a list of the unit finds and orders them', async () => {
    const names = ['Mun\u0303oz', 'O\u2019Brien', '\u200eLo\u00adpe\u3164z\u200b', 'baker'];
    await run({ users: names.map((last_name) => hostedUser({ id: last_name, last_name })) });
    const { browser } = await signInSoldier(api, { isStaff: true, lastName: 'Zimmer' });
    const found = async (search: string) => {
      const list = `query ($search: String) { soldiers(filter: { search: $search }) { edges { node { lastName } } } }`;
      const { data } = await api.execute<{ soldiers: SoldierConnection }>(browser, list, { search });
      return data?.soldiers.edges.map(({ node }) => node.lastName);
    };
    for (const search of ['Mu\u00f1oz', 'Mun\u0303oz']) expect(await found(search)).toEqual(['Mu\u00f1oz']);
    for (const search of ['O\u2019Brien', "o'brien", 'brien']) expect(await found(search)).toEqual(["O'Brien"]);
    for (const search of ['Lopez', '\u200eLo\u00adpe\u3164z\u200b']) expect(await found(search)).toEqual(['Lopez']);
    expect(await found('')).toEqual(['baker', 'Lopez', 'Mu\u00f1oz', "O'Brien", 'Zimmer']);
  });

  it('takes objects of documents by id, too', async () => {
    const { id: _, ...user } = plainUser();
    const { id: _id, ...comment } = hostedComment({ commentor_id: 'brooks' });
    expect((await run({ users: { brooks: user }, comments: { 'comment-1': comment } })).problems).toEqual([]);
    expect(await SoldierModel.countDocuments({ _id: 'brooks' })).toBe(1);
    expect(await CommentModel.countDocuments({ _id: 'comment-1' })).toBe(1);
  });

  it('changes nothing when it is run again, whatever was changed or deleted since', async () => {
    await run(hostedExport());
    const { browser } = await signInSoldier(api, { _id: 'leader', isStaff: true });
    const input = { m4Qual: 12 };
    await api.execute(
      browser,
      'mutation ($input: UpdateSoldierInput!) { updateSoldier(id: "brooks", version: 1, input: $input) { id } }',
      { input },
    );
    await CommentModel.updateOne({ _id: 'comment-1' }, { $set: { commentorId: 'leader' } });
    await api.execute(browser, 'mutation { deleteComment(id: "comment-1") }');
    const before = await stored();
    expect(await run(hostedExport())).toMatchObject({
      problems: [],
      newSoldiers: [],
      newComments: [],
      knownSoldiers: 2,
      knownComments: 2,
    });
    expect(await stored()).toEqual(before);
    expect(before[1]).toHaveLength(1);
  });

  it('takes the first of two users with one id of the identity service, as the hosted product did', async () => {
    const users = [hostedUser(), plainUser({ user_id: 'uid-alvarez' })];
    await run({ users, comments: [hostedComment({ user_id: 'uid-alvarez' })] });
    expect(await CommentModel.findById('comment-1').lean()).toMatchObject({ soldierId: 'alvarez' });
  });

  it('adds to what is there, and comments may be about somebody who is', async () => {
    await makeSoldier({ _id: 'here' });
    await makeComment({ soldierId: 'here', commentorId: 'here' });
    const report = await run({ ...hostedExport(), comments: [hostedComment({ user_id: 'here' })] });
    expect(report).toMatchObject({ problems: [], knownSoldiers: 0, knownComments: 0 });
    expect(await SoldierModel.countDocuments()).toBe(3);
    expect(await CommentModel.countDocuments({ soldierId: 'here' })).toBe(2);
  });

  it('keeps comments as they are that the product would not make, and tells which nobody can change', async () => {
    const leader = await signInSoldier(api, { _id: 'leader', isStaff: true });
    const member = await signInSoldier(api, { _id: 'member' });
    const comments = [
      hostedComment({ id: 'by-another', category: 'RECOMMENDED', commentor_id: 'leader', user_id: 'member' }),
      hostedComment({ id: 'by-oneself', category: 'RECOMMENDED', commentor_id: 'member', user_id: 'member' }),
    ];
    const { problems, newComments, fixedComments } = await run({ comments });
    expect([problems, newComments.map(({ _id }) => _id)]).toEqual([[], ['by-another', 'by-oneself']]);
    expect(fixedComments.map(({ _id }) => _id)).toEqual(['by-another']);
    const { data } = await api.execute(member.browser, '{ comment(id: "by-another") { category text } }');
    expect(data).toEqual({ comment: { category: 'RECOMMENDED', text: 'Leads from the front.' } });
    const deletion = 'mutation ($id: ID!) { deleteComment(id: $id) }';
    expect((await api.execute(leader.browser, deletion, { id: 'by-another' })).code).toBe('FORBIDDEN');
    expect((await api.execute(member.browser, deletion, { id: 'by-oneself' })).code).toBeNull();
  });

  it('writes nothing in a dry run, and tells what it would', async () => {
    const report = await run(hostedExport(), true);
    expect([report.newSoldiers, report.newComments].map(({ length }) => length)).toEqual([2, 2]);
    expect(await stored()).toEqual([[], [], []]);
  });
});

describe('a problem in an export', () => {
  it('keeps everything out, and each is told with its place', async () => {
    const json = {
      users: [
        hostedUser({ rank: 'MAJ', section: 'ECHO', pebd: '2019', dlc_1_complete: 'yes' }),
        plainUser({ m4_qual: 601 }),
        plainUser({ id: 'fine' }),
      ],
      comments: [hostedComment({ text: ' ', user_id: 'nobody' })],
    };
    expect(await problemsOf(json)).toEqual([
      ['users', 'alvarez', 'rank', expect.stringMatching(/^Rank must be PVT, .* or CPT, not "MAJ"\.$/)],
      ['users', 'alvarez', 'section', expect.stringMatching(/^Section must be BN STAFF, /)],
      ['users', 'alvarez', 'dlc_1_complete', 'It must be true or false.'],
      ['users', 'alvarez', 'pebd', 'It must be a timestamp with seconds.'],
      ['users', 'brooks', 'm4_qual', 'M4 qualification must be a whole number from 0 to 600.'],
      ['comments', 'comment-1', 'text', 'Please enter a comment.'],
      ['comments', 'comment-1', 'user_id', 'Nobody in the file or in the store has this id.'],
    ]);
    expect(await stored()).toEqual([[], [], []]);
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'Enter the first name.'],
    [{ middle_name: null }, 'middle_name', 'Enter the middle name.'],
    [{ last_name: 7 }, 'last_name', 'It must be a text.'],
    [{ rank: undefined }, 'rank', 'Choose the rank.'],
    [{ grade: undefined }, 'grade', 'Choose the grade.'],
    [{ team: '1' }, 'team', 'For section BN STAFF the team must be HQ.'],
    [{ role: 'RTO' }, 'role', expect.stringMatching(/^For section BN STAFF, team HQ, the role must be BN FSO/)],
    [{ acft_score: 12.5 }, 'acft_score', 'It must be a whole number.'],
    [{ acft_score: '601' }, 'acft_score', 'ACFT score must be a whole number from 0 to 600.'],
    [{ acft_pass: 'maybe' }, 'acft_pass', 'It must be true or false.'],
    [{ is_staff: 1 }, 'is_staff', 'It must be true or false.'],
    [{ ets: stamp('1949-12-31T12:00:00Z') }, 'ets', 'ETS must be from 01 JAN 1950 to 31 DEC 2100.'],
    [{ ets: { seconds: 1e15 } }, 'ets', 'It must be a timestamp with seconds.'],
    [{ ets: { seconds: 8_640_000_000_000 - 1 } }, 'ets', expect.stringMatching(/^(ETS|It) must be /)],
    [{ ets: { seconds: 0, nanoseconds: 1e300 } }, 'ets', 'It must be a timestamp with seconds.'],
    [{ ets: { seconds: 0, nanoseconds: '5' } }, 'ets', 'It must be a timestamp with seconds.'],
    [{ ets: { seconds: 0, nanoseconds: 1_000_000_000 } }, 'ets', 'It must be a timestamp with seconds.'],
    [{ dor: { _seconds: 0, _nanoseconds: -1 } }, 'dor', 'It must be a timestamp with seconds.'],
    [{ dor: '2024-02-01T12:00:00.000Z' }, 'dor', 'It must be a timestamp with seconds.'],
    [{ schools: 'BLC' }, 'schools', 'It must be a list.'],
  ])('of a user: %j', async (given, field, message) => {
    expect(await problemsOfUser(given)).toEqual([[field, message]]);
  });

  it('of a school', async () => {
    const good = { id: 's', school_name: 'BLC', start_date: stamp('2026-05-04T12:00:00Z') };
    const end = stamp('2026-05-03T12:00:00Z');
    const bad = { seconds: 1_777_896_000, nanoseconds: Number.MAX_VALUE };
    expect(await problemsOfUser({ schools: [{ ...good, start_date: bad, end_date: end }] })).toEqual([
      ['schools[0].start_date', 'It must be a timestamp with seconds.'],
    ]);
    expect(await problemsOfUser({ schools: [{ ...good, end_date: end }, {}, 'BLC'] })).toEqual([
      ['schools[0].start_date', 'Start date cannot be after end date.'],
      ...[1, 2].flatMap((place) => [
        [`schools[${place}].id`, 'The id must be a text.'],
        [`schools[${place}].school_name`, 'Please enter a name.'],
        [`schools[${place}].start_date`, 'Please enter a start date.'],
        [`schools[${place}].end_date`, 'Please enter an end date.'],
      ]),
    ]);
    const twice = { ...good, end_date: stamp('2026-05-04T12:00:00Z') };
    expect(await problemsOfUser({ schools: [twice, twice] })).toEqual([['schools', 'Two schools have the same id.']]);
    const many = Array.from({ length: SCHOOLS_PER_RECORD + 1 }, (_, index) => ({ ...twice, id: `s${index}` }));
    expect(await problemsOfUser({ schools: many })).toEqual([
      ['schools', 'A record can have up to 200 schools. Delete one first.'],
    ]);
    expect(await problemsOfUser({ schools: many.slice(1) })).toEqual([]);
  });

  it.each([
    [{ category: 'GOSSIP' }, 'category', expect.stringMatching(/^Category must be CHARACTER, /)],
    [{ category: null }, 'category', 'A comment needs a category.'],
    [{ text: 'x'.repeat(251) }, 'text', 'Comment must have at most 250 characters.'],
    [{ text: 5 }, 'text', 'It must be a text.'],
    [{ timestamp: null }, 'timestamp', 'A comment needs a timestamp.'],
    [{ timestamp: '2026' }, 'timestamp', 'It must be a timestamp with seconds.'],
    [{ timestamp: { seconds: 0, nanoseconds: 1e300 } }, 'timestamp', 'It must be a timestamp with seconds.'],
    [{ timestamp: { seconds: 8_639_999_999_999 } }, 'timestamp', 'Timestamp must be a real date.'],
    [{ timestamp: { seconds: -62_135_596_800 } }, 'timestamp', 'Timestamp must be from 01 JAN 1950 to 31 DEC 2100.'],
    [{ commentor_id: 'gone' }, 'commentor_id', 'Nobody in the file or in the store has this id.'],
    [{ commentor_id: null }, 'commentor_id', 'Nobody in the file or in the store has this id.'],
    [{ commentor_id: '' }, 'commentor_id', 'Nobody in the file or in the store has this id.'],
  ])('of a comment: %j', async (given, field, message) => {
    const json = { users: [hostedUser(), plainUser({ user_id: '' })], comments: [hostedComment(given)] };
    expect(await problemsOf(json)).toEqual([['comments', 'comment-1', field, message]]);
  });

  it('of ids', async () => {
    const users = [plainUser(), plainUser(), plainUser({ id: null }), 'text', plainUser({ id: ' ' })];
    expect(await problemsOf({ users, comments: { one: { id: 'other' } } })).toEqual([
      ['users', 'document 2', 'id', 'Another document already has the id brooks.'],
      ['users', 'document 3', 'id', 'The id must be a text.'],
      ['users', 'document 4', '', 'A document must be an object of fields.'],
      ['users', 'document 5', 'id', 'The id must be a text.'],
      ['comments', 'one', 'id', 'The id must be the same as the name of the document.'],
    ]);
  });

  it.each([
    [{ users: Array(200_001).fill(null) }],
    [
      {
        users: Array(100_001).fill(null),
        comments: Object.fromEntries(Array.from({ length: 100_000 }, (_, id) => [id, 1])),
      },
    ],
  ])('of more documents than are read is one sentence (%#)', (json) => {
    expect(() => run(json)).toThrow('The file has more than 200,000 documents. Import it in parts.');
  });

  it.each([[[]], ['text'], [null], [{ users: 5 }]])('of the file: %j', (json) => {
    expect(() => run(json)).toThrow(/^The (file|collection users) must/);
  });

  it('is none where a field is not known: it is left out, and told', async () => {
    const report = await run({ users: [plainUser({ nickname: 'Bo' })], comments: [] });
    expect([report.problems, report.leftOut]).toEqual([[], ['users.nickname']]);
  });
});

it('brings nobody back who was erased after the first import', async () => {
  await run(hostedExport());
  const { browser } = await signInSoldier(api, { isStaff: true });
  const departure = { lastDay: new Date('2026-01-01T12:00:00Z'), reason: 'PCS', byId: 'alvarez' };
  const { version, lastName } = (await SoldierModel.findByIdAndUpdate('brooks', { departure }).lean()) ?? {};
  const erase =
    'mutation ($version: Int!, $lastName: String!) { eraseSoldier(id: "brooks", version: $version, lastName: $lastName) }';
  expect((await api.execute(browser, erase, { version, lastName })).errors).toEqual([]);
  const report = await run(hostedExport());
  expect(report).toMatchObject({ problems: [], newSoldiers: [], newComments: [] });
  expect(await SoldierModel.countDocuments({ _id: 'brooks' })).toBe(0);
  expect(await CommentModel.countDocuments({ soldierId: 'brooks' })).toBe(0);
});
