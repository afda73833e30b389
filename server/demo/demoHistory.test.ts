import { addDays, fromStoredDate } from '../../domain/localDate.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { HistoryModel, UNIT_HISTORY } from '../history/history.model.ts';
import { isInUnit } from '../records/soldiers/inUnit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { TestApi } from '../testing/testApi.ts';
import { seedDemo } from './seedDemo.ts';

const api = TestApi.forThisFile();
const TODAY = '2026-03-14';

describe("the demonstration's history", () => {
  const seeded = api.readOnly(async () => {
    await seedDemo(api.now, TODAY);
    const people = await SoldierModel.find().select('+dues').lean();
    return {
      people,
      entries: await HistoryModel.find({ soldierId: { $ne: UNIT_HISTORY } })
        .sort({ at: 1 })
        .lean(),
      comments: await CommentModel.find().lean(),
    };
  });

  it('begins with the making of every record, and has nothing before it', () => {
    const { people, entries } = seeded();
    for (const { _id, lastName } of people) {
      const [first, ...others] = entries.filter(({ soldierId }) => soldierId === _id);
      expect([lastName, first?.subject, first?.action]).toEqual([lastName, 'RECORD', 'ADDED']);
      expect(others.every(({ subject, action }) => subject !== 'RECORD' || action === 'CHANGED')).toBe(true);
    }
  });

  it('ends with what the records say', () => {
    const { people, entries } = seeded();
    for (const person of people) {
      const last = new Map(
        entries
          .filter(
            ({ soldierId, subject, action }) =>
              soldierId === person._id && subject === 'RECORD' && action === 'CHANGED',
          )
          .flatMap(({ changes }) => changes.map(({ field, to }) => [field, to] as const)),
      );
      const record: Record<string, unknown> = { ...person };
      last.delete('lastDay');
      last.delete('departureReason');
      for (const [field, to] of last)
        expect([person.lastName, field, to]).toEqual([person.lastName, field, String(record[field])]);
    }
  });

  it('is of the past, by people who are in the unit that day', () => {
    const { people, entries } = seeded();
    for (const { actorId, at } of entries) {
      expect(at.getTime()).toBeLessThanOrEqual(api.now.getTime());
      const actor = people.find(({ _id }) => _id === actorId);
      expect(actor && isInUnit(actor, fromStoredDate(at))).toBe(true);
    }
  });

  it('tells every comment, school and event of the last 90 days', () => {
    const { people, entries, comments } = seeded();
    const told = new Set(
      entries.flatMap(({ action, subjectId }) => (action === 'ADDED' && subjectId ? [subjectId] : [])),
    );
    const recent = people.flatMap(({ dues = [] }) =>
      dues.filter(({ doneOn }) => fromStoredDate(doneOn) >= addDays(TODAY, -90)).map(({ id }) => id),
    );
    const schools = people.flatMap((person) => person.schools.map(({ id }) => id));
    const all = [...comments.map(({ _id }) => _id), ...recent, ...schools];
    expect(all.filter((id) => !told.has(id))).toEqual([]);
  });
});
