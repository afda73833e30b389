import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import type { Months, Policy, PromotionPath } from '../../domain/policy/policy.ts';
import { courseLabel, COURSES, type Course, Grade, Rank, Section } from '../../domain/values.ts';
import '../records/soldiers/values.enum.ts';

/** The courses under their names in records. */
const CourseEnum: Readonly<Record<Course, Course>> = {
  dlc1Complete: 'dlc1Complete',
  blcComplete: 'blcComplete',
  dlc2Complete: 'dlc2Complete',
  alcComplete: 'alcComplete',
  dlc3Complete: 'dlc3Complete',
  slcComplete: 'slcComplete',
};
registerEnumType(CourseEnum, {
  name: 'Course',
  description: "A course of military education, named by the record's field that says whether it is complete.",
  valuesConfig: Object.fromEntries(COURSES.map((course) => [course, { description: courseLabel[course] }])),
});
registerEnumType(PolicyPack, {
  name: 'PolicyPack',
  description: 'The policies that ship with the product.',
  valuesConfig: {
    SPECIFICATION: { description: 'What was agreed for the product; the default of every unit.' },
    ARMY_2026: { description: "The Army's rules of 2026." },
  },
});

/** Makes a class both a type for answers and, with Input added to its name, an input type. */
function InBothDirections(name: string, description: string): ClassDecorator {
  return (target) => {
    ObjectType(name, { description, simpleResolvers: true })(target);
    InputType(`${name}Input`, { description })(target);
  };
}

@InBothDirections('FitnessTest', 'A test, and the range of its whole-number score.')
class FitnessTest {
  @Field({ description: 'Its usual name: ACFT, M4.' })
  name!: string;

  @Field(() => Int, { description: 'The lowest score.' })
  min!: number;

  @Field(() => Int, { description: 'The highest score.' })
  max!: number;

  @Field(() => LocalDateResolver, {
    nullable: true,
    defaultValue: null,
    description:
      'The first day on which the unit takes it, which may be in the past, because events belong to the test of their own day. Null means the first day of the policy.',
  })
  since!: LocalDate | null;
}

@InBothDirections('RifleBand', 'The name of scores from a number on.')
export class RifleBand {
  @Field({ description: 'As shown after a score: expert.' })
  name!: string;

  @Field(() => Int, { description: 'The lowest score with this name.' })
  from!: number;
}

@InBothDirections('RifleTest', 'A rifle qualification, and the range of its whole-number score.')
class RifleTest extends FitnessTest {
  @Field(() => Int, { description: 'The lowest passing score.' })
  failBelow!: number;

  @Field(() => [RifleBand], { description: 'The lowest first; empty if scores have no names.' })
  bands!: readonly RifleBand[];
}

@InBothDirections('GradeCourse', 'The course that a grade needs.')
class GradeCourse {
  @Field(() => Grade, { description: 'The pay grade.' })
  grade!: Grade;

  @Field(() => CourseEnum, { description: 'The course.' })
  course!: Course;
}

@InBothDirections('Months', 'A time in calendar months.')
class MonthsType implements Months {
  @Field(() => Int, { description: 'The number of months.' })
  months!: number;

  @Field({ description: 'Whether it has to be strictly more.' })
  over!: boolean;
}

@InBothDirections('PromotionPath', 'Conditions that together make a soldier promotable.')
class PromotionPathType implements PromotionPath {
  @Field(() => MonthsType, { nullable: true, description: 'Time since PEBD; null for none.' })
  inService!: MonthsType | null;

  @Field(() => MonthsType, { nullable: true, description: 'Time since the date of rank; null for none.' })
  inGrade!: MonthsType | null;

  @Field(() => [CourseEnum], { description: 'The courses that have to be complete.' })
  courses!: readonly Course[];
}

@InBothDirections('GradePaths', 'The ways to be promotable at a grade; one is enough.')
class GradePaths {
  @Field(() => Grade, { description: 'The pay grade. A grade that is not listed is never promotable.' })
  grade!: Grade;

  @Field(() => [PromotionPathType], { description: 'At least one.' })
  paths!: readonly PromotionPathType[];
}

@InBothDirections('SectionCapacity', 'The places in a section.')
class SectionCapacity {
  @Field(() => Section, { description: 'Any section except UNASSIGNED.' })
  section!: Section;

  @Field(() => Int, { description: 'The number of places; 0 for a section that the unit does not have.' })
  capacity!: number;
}

@InBothDirections('GaugeColours', 'The percentages of filled places at which the colors of strength gauges begin.')
class GaugeColours {
  @Field(() => Int, { description: 'Yellow from this percentage; below it is red.' })
  yellowFrom!: number;

  @Field(() => Int, { description: 'Green from this percentage.' })
  greenFrom!: number;
}

@InBothDirections(
  'Policy',
  "A unit's policy: what it may set of the Army's rules and of its own. Their names and numbers all come from it.",
)
export class PolicyType implements Policy {
  @Field(() => FitnessTest, { description: 'The fitness test for `acftScore` and `acftPass`.' })
  fitnessTest!: FitnessTest;

  @Field(() => RifleTest, { description: 'The rifle qualification for `m4Qual`.' })
  rifleTest!: RifleTest;

  @Field(() => [CourseEnum], {
    description: 'The courses that the unit uses. Other courses are hidden, but stay in the records.',
  })
  courses!: readonly Course[];

  @Field(() => [GradeCourse], {
    description:
      'The distributed leader course (DLC) that grades need; if there are none, there is no DLC Incomplete list.',
  })
  dlcOfGrade!: readonly GradeCourse[];

  @Field(() => [GradeCourse], {
    description: 'The professional military education (PME) school that grades need, after their DLC if they have one.',
  })
  pmeOfGrade!: readonly GradeCourse[];

  @Field({ description: 'Whether PME Incomplete lists cadets.' })
  pmeOfCadets!: boolean;

  @Field(() => [GradePaths], {
    description: 'Who is promotable. A passed fitness test is always needed, and a cadet never is.',
  })
  promotionPaths!: readonly GradePaths[];

  @Field(() => [Rank], { description: 'The ranks that forms offer.' })
  ranks!: readonly Rank[];

  @Field(() => Int, { description: 'The places in the whole unit, 1 or more.' })
  totalCapacity!: number;

  @Field(() => [SectionCapacity], { description: 'The places in each section.' })
  sectionCapacity!: readonly SectionCapacity[];

  @Field(() => GaugeColours, { description: 'The colors of the strength gauges.' })
  gaugeColours!: GaugeColours;

  @Field(() => Int, { description: 'An ETS at most this many days ahead is highlighted.' })
  etsHighlightDays!: number;
}
