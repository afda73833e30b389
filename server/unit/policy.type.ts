import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import type { Months, Policy, PromotionPath } from '../../domain/policy/policy.ts';
import { courseLabel, COURSES, type Course, Grade, Rank, Section } from '../../domain/values.ts';
import '../records/soldiers/values.enum.ts';

/** The courses under the names that records have for them. */
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
  description: 'A course of military education, by the field of a record that says whether it is complete.',
  valuesConfig: Object.fromEntries(COURSES.map((course) => [course, { description: courseLabel[course] }])),
});
registerEnumType(PolicyPack, {
  name: 'PolicyPack',
  description: 'The policies that ship with the product.',
  valuesConfig: {
    SPECIFICATION: { description: 'What was agreed for the product; what a unit has until it chooses.' },
    ARMY_2026: { description: "The Army's rules of 2026." },
  },
});

/** Makes a class a type of answers and, with Input after its name, of what is sent. */
function InBothDirections(name: string, description: string): ClassDecorator {
  return (target) => {
    ObjectType(name, { description, simpleResolvers: true })(target);
    InputType(`${name}Input`, { description })(target);
  };
}

@InBothDirections('FitnessTest', 'A test, and the whole numbers that its score can be.')
class FitnessTest {
  @Field({ description: 'As people call it: ACFT, M4.' })
  name!: string;

  @Field(() => Int, { description: 'The lowest score.' })
  min!: number;

  @Field(() => Int, { description: 'The highest score.' })
  max!: number;

  @Field(() => LocalDateResolver, {
    nullable: true,
    defaultValue: null,
    description:
      'The first day on which the unit takes it, which may lie in the past: events belong to the test of their own day. Null for the first day of the policy.',
  })
  since!: LocalDate | null;
}

@InBothDirections('RifleBand', 'What scores from a number on are called.')
export class RifleBand {
  @Field({ description: 'As it stands behind a score: expert.' })
  name!: string;

  @Field(() => Int, { description: 'The lowest score that is called so.' })
  from!: number;
}

@InBothDirections('RifleTest', 'A rifle qualification, and the whole numbers that its score can be.')
class RifleTest extends FitnessTest {
  @Field(() => Int, { description: 'The lowest score that is not a fail.' })
  failBelow!: number;

  @Field(() => [RifleBand], { description: 'The lowest first; none where scores have no names.' })
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
  @Field(() => Int, { description: 'How many months.' })
  months!: number;

  @Field({ description: 'Whether it has to be strictly more.' })
  over!: boolean;
}

@InBothDirections('PromotionPath', 'What has to be met together to be promotable.')
class PromotionPathType implements PromotionPath {
  @Field(() => MonthsType, { nullable: true, description: 'Time since PEBD; null for none.' })
  inService!: MonthsType | null;

  @Field(() => MonthsType, { nullable: true, description: 'Time since the date of rank; null for none.' })
  inGrade!: MonthsType | null;

  @Field(() => [CourseEnum], { description: 'The courses that have to be complete.' })
  courses!: readonly Course[];
}

@InBothDirections('GradePaths', 'The ways to be promotable at a grade, of which one is enough.')
class GradePaths {
  @Field(() => Grade, { description: 'The pay grade. One that is not listed is never promotable.' })
  grade!: Grade;

  @Field(() => [PromotionPathType], { description: 'At least one.' })
  paths!: readonly PromotionPathType[];
}

@InBothDirections('SectionCapacity', 'The people that a section has places for.')
class SectionCapacity {
  @Field(() => Section, { description: 'Any but UNASSIGNED.' })
  section!: Section;

  @Field(() => Int, { description: 'How many; 0 for a section that the unit does not have.' })
  capacity!: number;
}

@InBothDirections('GaugeColours', 'Where the colors of strength gauges begin, in percent of the places.')
class GaugeColours {
  @Field(() => Int, { description: 'Yellow from here on; below it is red.' })
  yellowFrom!: number;

  @Field(() => Int, { description: 'Green from here on.' })
  greenFrom!: number;
}

@InBothDirections(
  'Policy',
  "What a unit may set of the Army's rules and of its own. Every name and number of them follows it.",
)
export class PolicyType implements Policy {
  @Field(() => FitnessTest, { description: 'The fitness test, of which `acftScore` and `acftPass` tell.' })
  fitnessTest!: FitnessTest;

  @Field(() => RifleTest, { description: 'The rifle qualification, of which `m4Qual` tells.' })
  rifleTest!: RifleTest;

  @Field(() => [CourseEnum], {
    description: 'The courses that the unit keeps; others are out of sight, and stay in the records.',
  })
  courses!: readonly Course[];

  @Field(() => [GradeCourse], {
    description: 'The distributed leader course (DLC) that grades need; without any there is no DLC Incomplete.',
  })
  dlcOfGrade!: readonly GradeCourse[];

  @Field(() => [GradeCourse], {
    description:
      'The school of professional military education (PME) that grades need, once their DLC is done where they have one.',
  })
  pmeOfGrade!: readonly GradeCourse[];

  @Field({ description: 'Whether PME Incomplete lists cadets.' })
  pmeOfCadets!: boolean;

  @Field(() => [GradePaths], {
    description: 'Who is promotable, always with a passed fitness test, and never a cadet.',
  })
  promotionPaths!: readonly GradePaths[];

  @Field(() => [Rank], { description: 'The ranks that forms offer.' })
  ranks!: readonly Rank[];

  @Field(() => Int, { description: 'The people that the whole unit has places for, 1 or more.' })
  totalCapacity!: number;

  @Field(() => [SectionCapacity], { description: 'The people that each section has places for.' })
  sectionCapacity!: readonly SectionCapacity[];

  @Field(() => GaugeColours, { description: 'The colors of the strength gauges.' })
  gaugeColours!: GaugeColours;

  @Field(() => Int, { description: 'An ETS that is at most this many days ahead is highlighted.' })
  etsHighlightDays!: number;
}
