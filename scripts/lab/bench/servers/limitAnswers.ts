import type { mongo } from 'mongoose';
import type { SoldierRequirement } from '../../../../domain/permissions.ts';
import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { capacityOf, listsOf, listTitle } from '../../../../domain/policy/policy.ts';
import { NEW_UNIT, unitOn } from '../../../../domain/policy/unit.ts';
import { isPastEts } from '../../../../domain/record/ets.ts';
import { GAUGES } from '../../../../domain/record/gauges.ts';
import { fullGivenNames, givenNames } from '../../../../domain/record/givenNames.ts';
import { membershipOn } from '../../../../domain/record/membership.ts';
import { readiness } from '../../../../domain/record/readiness.ts';
import { partReadiness } from '../../../../domain/record/readinessCounts.ts';
import { COMMENT_CATEGORIES, Section } from '../../../../domain/values.ts';
import { toPage } from '../../../../server/api/pagination.ts';
import type { Comment } from '../../../../server/comments/comment.model.ts';
import { unitDayAt } from '../../../../server/operations/unitClock.ts';
import { OVERVIEW_FIELDS } from '../../../../server/readiness/readiness.service.ts';
import { stayOf } from '../../../../server/records/soldiers/inUnit.ts';
import { MEMBER_FIELDS } from '../../../../server/records/soldiers/sectionMembers.ts';
import { BY_POSITION, type Soldier } from '../../../../server/records/soldiers/soldier.model.ts';
import { dataIssuesOf, day } from '../../../../server/records/soldiers/soldierFields.ts';
import { NAMED } from '../../../../server/records/soldiers/soldierNames.ts';
import { toSoldierType } from '../../../../server/records/soldiers/toSoldierType.ts';
import { IN_ONE_BATCH } from '../../../../server/store/storedModel.ts';

/** How the limit answers one client operation. */
interface Answer {
  requires: SoldierRequirement;
  read: (id: string, now: Date) => Promise<object>;
}

/** The driver's types do not express that null also matches a missing field. */
type StoredComment = Omit<Comment, 'deletedAt'> & { deletedAt?: Date | null };

const SECTIONS = [Section.BN_STAFF, Section.ALPHA, Section.BRAVO, Section.CHARLIE, Section.DELTA] as const;
const PAGE = { first: 50 };

/** The answers by operation name, each written by hand for what the client asks. */
export function createAnswers(db: mongo.Db): Readonly<Record<string, Answer>> {
  const soldiers = db.collection<Soldier>('users');
  const comments = db.collection<StoredComment>('comments');

  async function home(): Promise<object> {
    const people = await soldiers
      .find({ section: { $in: SECTIONS } }, { projection: { ...MEMBER_FIELDS, section: 1 }, batchSize: IN_ONE_BATCH })
      .sort({ unitPosition: 1, sortName: 1, _id: 1 })
      .toArray();
    const givenName = givenNames(people);
    const sections = SECTIONS.map((section) => ({
      section,
      capacity: capacityOf(SPECIFICATION, section),
      members: people
        .filter((person) => person.section === section)
        .map((person) => {
          const { _id: id, role, rank, lastName, awaitsStaffApproval, unitPosition } = person;
          return { id, role, rank, lastName, givenName: givenName(person), awaitsStaffApproval, unitPosition };
        }),
    }));
    return { sectionOverview: sections.filter(({ section, members }) => section !== 'DELTA' || members.length > 0) };
  }

  async function userInfo(id: string, now: Date): Promise<object> {
    const soldier = toSoldierType(await record(id), {
      today: unitDayAt(now),
      unit: () => Promise.resolve(unitOn(NEW_UNIT, unitDayAt(now))),
      person: null,
    });
    return {
      soldier: {
        id: soldier.id,
        rank: soldier.rank,
        lastName: soldier.lastName,
        grade: soldier.grade,
        firstName: soldier.firstName,
        middleName: soldier.middleName,
        section: soldier.section,
        team: soldier.team,
        role: soldier.role,
        ets: soldier.ets,
        etsIndefinite: soldier.etsIndefinite,
        dataProblems: await soldier.dataProblems,
        schools: soldier.schools.map((school) => ({
          id: school.id,
          schoolName: school.schoolName,
          startDate: school.startDate,
          endDate: school.endDate,
        })),
        timeInService: soldier.timeInService,
        timeInGrade: soldier.timeInGrade,
        awaitsStaffApproval: soldier.awaitsStaffApproval,
        own: await soldier.own,
        readiness: await soldier.readiness,
        acftScore: soldier.acftScore,
        acftPass: soldier.acftPass,
        acftTest: soldier.acftTest,
        m4Qual: soldier.m4Qual,
        m4Test: soldier.m4Test,
        jfoQualified: soldier.jfoQualified,
        driversLicense: soldier.driversLicense,
        pebd: soldier.pebd,
        dor: soldier.dor,
        dlc1Complete: soldier.dlc1Complete,
        blcComplete: soldier.blcComplete,
        dlc2Complete: soldier.dlc2Complete,
        alcComplete: soldier.alcComplete,
        dlc3Complete: soldier.dlc3Complete,
        slcComplete: soldier.slcComplete,
        loginState: soldier.loginState,
        version: soldier.version,
        membership: soldier.membership,
        arrivesOn: soldier.arrivesOn,
        departure: soldier.departure,
        isStaff: soldier.isStaff,
      },
    };
  }

  async function commentsOf(soldierId: string, now: Date): Promise<object> {
    const about = { soldierId, deletedAt: null };
    const newestFirst = { timestamp: -1, _id: -1 } as const;
    const [soldier, rows, found, authorOf] = await Promise.all([
      record(soldierId),
      comments
        .find(about)
        .sort(newestFirst)
        .limit(PAGE.first + 1)
        .toArray(),
      comments
        .aggregate<{ _id: string; count: number } | StoredComment>([
          { $match: about },
          { $group: { _id: '$category', count: { $sum: 1 } } },
          ...COMMENT_CATEGORIES.map((category) => ({
            $unionWith: {
              coll: comments.collectionName,
              pipeline: [{ $match: { ...about, category } }, { $sort: newestFirst }, { $limit: 1 }],
            },
          })),
        ])
        .toArray(),
      comments
        .aggregate<{ _id: string }>([{ $match: about }, { $group: { _id: '$commentorId', count: { $sum: 1 } } }])
        .toArray()
        .then((authors) => names(authors.map(({ _id }) => _id))),
    ]);
    const counts = new Map(found.flatMap((row) => ('count' in row ? [[row._id, row.count] as const] : [])));
    const shown = (row: StoredComment): object => ({
      id: row._id,
      soldierId: row.soldierId,
      authorId: row.commentorId,
      author: authorOf.get(row.commentorId) ?? null,
      category: row.category,
      text: row.text,
      timestamp: row.timestamp,
      version: row.version,
    });
    const page = toPage(rows, PAGE, ({ timestamp, _id }) => [timestamp.toISOString(), _id]);
    return {
      soldier: {
        id: soldierId,
        rank: soldier.rank,
        lastName: soldier.lastName,
        membership: membershipOn(stayOf(soldier), unitDayAt(now)),
      },
      comments: {
        counts: COMMENT_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 })),
        newest: found.flatMap((row) => ('text' in row ? [shown(row)] : [])),
        edges: page.rows.map(({ row }) => ({ node: shown(row) })),
        pageInfo: { endCursor: page.pageInfo.endCursor, hasNextPage: page.pageInfo.hasNextPage },
      },
    };
  }

  async function readinessOverview(_id: string, now: Date): Promise<object> {
    const today = unitDayAt(now);
    const rows = await soldiers
      .find({}, { projection: OVERVIEW_FIELDS, batchSize: IN_ONE_BATCH })
      .sort(BY_POSITION)
      .toArray();
    const givenName = givenNames(rows);
    const fullGivenName = fullGivenNames(rows);
    const findings = rows.flatMap((row) =>
      readiness({ ...row, pebd: day(row.pebd), dor: day(row.dor) }, SPECIFICATION, today)
        .filter(({ listed }) => listed)
        .map(({ list, rule, value, missing, from }) => {
          const { _id: id, rank, lastName, section } = row;
          const person = {
            id,
            rank,
            lastName,
            section,
            givenName: givenName(row),
            pastEts: isPastEts(day(row.ets), today),
          };
          return { list, person: { ...person, reason: { rule, value, missing, from } } };
        }),
    );
    const waiting = await soldiers
      .find({ awaitsStaffApproval: true }, { projection: { _id: 1 }, batchSize: IN_ONE_BATCH })
      .sort({ unitPosition: 1, sortName: 1, _id: 1 })
      .toArray();
    return {
      staffApprovals: waiting.map(({ _id: id }) => ({ id })),
      readinessOverview: {
        toComplete: rows.filter((row) => dataIssuesOf(row, SPECIFICATION, today).length > 0).length,
        gauges: GAUGES.map((one) => {
          const { section } = one;
          const own = section === null ? rows : rows.filter((row) => row.section === section);
          const people = own.map((row) => ({ ...row, pebd: day(row.pebd), dor: day(row.dor) }));
          return partReadiness(one, people, SPECIFICATION);
        }),
        lists: listsOf(SPECIFICATION).map((list) => ({
          list,
          title: listTitle(list, SPECIFICATION),
          people: findings.filter((finding) => finding.list === list).map(({ person }) => person),
        })),
      },
      // The measured unit has no requirements.
      dueOverview: {
        requirements: [],
        rows: rows.map((row) => {
          const { _id: id, rank, lastName, section } = row;
          const soldier = {
            id,
            rank,
            lastName,
            givenName: fullGivenName(row),
            section,
            pastEts: isPastEts(day(row.ets), today),
          };
          return { soldier, standings: [] };
        }),
      },
    };
  }

  async function record(id: string): Promise<Soldier> {
    const soldier = await soldiers.findOne({ _id: id });
    if (!soldier) throw new Error('There is no such soldier.');
    return soldier;
  }

  async function names(ids: readonly string[]) {
    const people = await soldiers.find({ _id: { $in: [...ids] } }, { projection: NAMED }).toArray();
    const givenName = givenNames(people);
    return new Map(
      people.map((person) => {
        const { _id: id, rank, lastName } = person;
        return [id, { id, rank, lastName, givenName: givenName(person) }];
      }),
    );
  }

  return {
    SectionOverview: { requires: 'MEMBER', read: home },
    UserInfo: { requires: 'SELF_OR_STAFF', read: userInfo },
    Comments: { requires: 'SELF_OR_STAFF', read: commentsOf },
    ReadinessOverview: { requires: 'STAFF', read: readinessOverview },
  };
}
