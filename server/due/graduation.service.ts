import { randomUUID } from 'node:crypto';
import { asksForPass, eventProblems, type GivenEvent } from '../../domain/due/eventProblems.ts';
import { DueTarget, type Requirement } from '../../domain/due/requirements.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction } from '../../domain/history.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { graduateFields } from '../../domain/record/graduation.ts';
import { isOver } from '../../domain/record/school.ts';
import { SchoolName } from '../../domain/values.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import type { School } from '../records/schools/school.model.ts';
import { schoolEntry } from '../records/schools/school.service.ts';
import { toSchoolType } from '../records/schools/schoolFields.ts';
import type { Soldier } from '../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../records/soldiers/soldier.type.ts';
import { toSoldierType } from '../records/soldiers/toSoldierType.ts';
import { acting, changeDues } from './changeDues.ts';
import { requirementsNow } from './requirements.service.ts';
import { entryFor, toStoredEvent } from './storedEvents.ts';

/**
 * Keeps whether the soldier graduated from a school that was read at `version`, and gives the record of a graduate what follows: the course,
 * or the event of the requirement that JFO qualified follows, which staff alone make. The same answer again changes nothing.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `graduated` before the school's end; `CONFLICT` if somebody changed the school or answered
 * otherwise, or if the soldier has left the unit.
 */
export async function answerGraduation(
  context: RequestContext,
  soldierId: string,
  id: string,
  version: number,
  graduated: boolean,
): Promise<SoldierType> {
  const { today, person } = context;
  const asked = await requirementsNow(today);
  const results = await changeDues(acting(context), asked, [soldierId], (soldier, act, { requirements }) => {
    const school = answerable(soldier, id, version, graduated, today);
    if (school === null) return null;
    const answered = { ...school, version: version + 1, graduated };
    const told = schoolEntry(act, soldierId, HistoryAction.CHANGED, school, answered);
    const { dues = [], excuses = [] } = soldier;
    const event = graduated && person?.isStaff ? eventOf(school, requirements, today) : null;
    if (event === null) {
      return {
        dues,
        excuses,
        school: answered,
        fields: graduated ? graduateFields(school.schoolName) : {},
        entries: [told],
      };
    }
    const { requirement, given } = event;
    const due = {
      id: randomUUID(),
      version: 1,
      requirementId: requirement.id,
      ...toStoredEvent(given),
      byId: act.actorId,
    };
    const entered = entryFor(act, soldierId, requirement, HistoryAction.ADDED, null, due);
    return { dues: [...dues, due], excuses, school: answered, entries: [told, entered] };
  });
  const result = results.get(soldierId) ?? new Refusal('NOT_FOUND');
  if (result instanceof Refusal) throw result;
  return toSoldierType(result, context);
}

/** The school that the answer is about; null if it has this answer. @throws Refusal if it may not be answered. */
function answerable(
  { schools }: Soldier,
  id: string,
  version: number,
  graduated: boolean,
  today: LocalDate,
): School | null {
  const school = schools.find((one) => one.id === id);
  if (!school) throw new Refusal('NOT_FOUND', { message: messages.schoolDoesNotExist });
  const { version: currentVersion, graduated: before } = school;
  if (before === graduated) return null;
  if (before !== undefined) {
    throw new Refusal('CONFLICT', { currentVersion, message: before ? messages.answeredYes : messages.answeredNo });
  }
  if (currentVersion !== version) throw new Refusal('CONFLICT', { currentVersion });
  if (!isOver(toSchoolType(school), today)) {
    throw new Refusal('BAD_USER_INPUT', { field: 'graduated', message: messages.schoolNotOver });
  }
  return school;
}

/** The event that a graduate of JFO gets. Null without a requirement for it, and for one whose events need more than the day and a pass. */
function eventOf(
  school: School,
  requirements: readonly Requirement[],
  today: LocalDate,
): { requirement: Requirement; given: GivenEvent } | null {
  const { schoolName, endDate } = toSchoolType(school);
  const requirement = requirements.find(({ sets, retiredOn }) => sets === DueTarget.JFO && retiredOn === null);
  if (schoolName !== SchoolName.JFO || requirement === undefined) return null;
  const given = {
    doneOn: endDate,
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: asksForPass(requirement) ? true : null,
    note: '',
  };
  return eventProblems(requirement, given, today).length === 0 ? { requirement, given } : null;
}
