import type { PipelineStage } from 'mongoose';
import { M4_QUALIFYING_SCORE } from '../../domain/constants.ts';
import { type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { isCourse, latestStart, PROMOTION_PATHS, type PromotionRequirement } from '../../domain/record/promotion.ts';
import { DLC_OF_GRADE, PME_OF_GRADE } from '../../domain/record/readiness.ts';
import {
  courseLabel,
  type Grade,
  GRADES,
  Rank,
  READINESS_LISTS,
  type ReadinessList,
  type Section,
} from '../../domain/values.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';

/** Somebody on at least one list, with what the reasons are made of. */
export type ListedRow = Pick<
  Soldier,
  | '_id'
  | 'rank'
  | 'lastName'
  | 'grade'
  | 'pebd'
  | 'dor'
  | 'acftPass'
  | 'm4Qual'
  | 'driversLicense'
  | 'jfoQualified'
  | keyof typeof courseLabel
> &
  Readonly<Record<ReadinessList, boolean>>;

/** How many people a section has. */
export interface StrengthRow {
  _id: Section;
  filled: number;
}

/** Decides something about a record inside the database. */
type Condition =
  | { readonly $and: Condition[] }
  | { readonly $or: Condition[] }
  | { readonly [Operator in '$eq' | '$ne' | '$gt' | '$lt' | '$lte']?: [field: `$${keyof Soldier}`, value: Comparable] };
type Comparable = string | number | boolean | Date | null;

/** What a row keeps of a record. */
const KEPT = ['rank', 'lastName', 'sortName', 'unitPosition', 'grade', 'pebd', 'dor', 'acftPass', 'm4Qual'];
const KEPT_FLAGS = ['driversLicense', 'jfoQualified', ...Object.keys(courseLabel)];

/**
 * Reads the whole readiness overview with one command: first everybody who is on a list, by position, then each section's strength.
 * The lists are decided where the records are, by the rules of domain/record/readiness.ts; a property test holds the two together.
 */
export function readinessPipeline(today: LocalDate): PipelineStage[] {
  return [
    {
      $project: {
        ...Object.fromEntries([...KEPT, ...KEPT_FLAGS].map((field) => [field, 1])),
        ...listConditions(today),
      },
    },
    { $match: { $or: READINESS_LISTS.map((list) => ({ [list]: true })) } },
    { $sort: BY_POSITION },
    {
      $unionWith: {
        coll: SoldierModel.collection.collectionName,
        pipeline: [{ $group: { _id: '$section', filled: { $sum: 1 } } }],
      },
    },
  ];
}

/** What puts somebody on each list (Requirements 2, Admin, Overview; 5, Derived checks). */
function listConditions(today: LocalDate): Record<ReadinessList, Condition> {
  const isNoCadet: Condition = { $ne: ['$rank', Rank.CDT] };
  return {
    DLC_INCOMPLETE: { $and: [isNoCadet, { $or: GRADES.flatMap(dlcIncomplete) }] },
    PME_INCOMPLETE: { $or: GRADES.flatMap(pmeIncomplete) },
    M4_QUAL_FAIL: { $lt: ['$m4Qual', M4_QUALIFYING_SCORE] },
    ACFT_FAIL: { $eq: ['$acftPass', false] },
    NEED_LICENSED: { $eq: ['$driversLicense', false] },
    PROMOTABLE: {
      $and: [isNoCadet, { $eq: ['$acftPass', true] }, { $or: GRADES.flatMap((grade) => promotable(grade, today)) }],
    },
    JFO_QUALIFIED: { $eq: ['$jfoQualified', true] },
  };
}

function dlcIncomplete(grade: Grade): Condition[] {
  const dlc = DLC_OF_GRADE[grade];
  return dlc ? [{ $and: [{ $eq: ['$grade', grade] }, { $eq: [`$${dlc}`, false] }] }] : [];
}

function pmeIncomplete(grade: Grade): Condition[] {
  const [dlc, pme] = [DLC_OF_GRADE[grade], PME_OF_GRADE[grade]];
  if (!dlc || !pme) return [];
  return [{ $and: [{ $eq: ['$grade', grade] }, { $eq: [`$${dlc}`, true] }, { $eq: [`$${pme}`, false] }] }];
}

function promotable(grade: Grade, today: LocalDate): Condition[] {
  const paths = PROMOTION_PATHS[grade];
  if (!paths) return [];
  const open = paths.map((path): Condition => ({ $and: path.map((requirement) => isMet(requirement, today)) }));
  return [{ $and: [{ $eq: ['$grade', grade] }, { $or: open }] }];
}

/** Time is compared by stored dates: everybody who began on the latest sufficient day, or before, has served long enough. */
function isMet(requirement: PromotionRequirement, today: LocalDate): Condition {
  if (isCourse(requirement)) return { $eq: [`$${requirement}`, true] };
  const start = `$${requirement.since}` as const;
  // In an aggregation null, an unknown date, comes before every date.
  return { $and: [{ $gt: [start, null] }, { $lte: [start, toStoredDate(latestStart(requirement, today))] }] };
}
