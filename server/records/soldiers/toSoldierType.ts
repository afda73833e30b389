import { compareDays } from '../../../domain/localDate.ts';
import { KINDS } from '../../../domain/policy/unitFieldKinds.ts';
import { unitFieldsSeenBy } from '../../../domain/policy/unitFields.ts';
import { dataIssues } from '../../../domain/record/dataIssues.ts';
import { isPastEts } from '../../../domain/record/ets.ts';
import { numbersOf } from '../../../domain/record/fields.ts';
import { membershipOn } from '../../../domain/record/membership.ts';
import { readiness } from '../../../domain/record/readiness.ts';
import { serviceTime } from '../../../domain/record/serviceTime.ts';
import { fitnessTestOf, rifleTestOf } from '../../../domain/record/testOfScore.ts';
import type { UnitDay } from '../../api/context.ts';
import { toSchoolType } from '../schools/schoolFields.ts';
import { toDataIssue } from './dataIssue.type.ts';
import { departureOf, stayOf } from './inUnit.ts';
import { loginStateOf } from './loginStateOf.ts';
import type { Soldier } from './soldier.model.ts';
import type { SoldierType } from './soldier.type.ts';
import { recordOf } from './soldierFields.ts';
import { givenNamesInUnit } from './soldierNames.ts';

/**
 * A stored record for the API, on a day and for a person who may read it. Derived values are computed only if the query asks for them, which
 * lists don't.
 * @param givenName tells namesakes apart, if the record is part of a page
 */
export function toSoldierType(
  stored: Soldier,
  { today, unit, person }: UnitDay,
  givenName: (person: Soldier) => Promise<string | null> = givenNamesInUnit([stored], today),
): SoldierType {
  const soldier = recordOf(stored);
  const stay = stayOf(stored);
  return {
    ...stored,
    ...soldier,
    ...numbersOf(soldier),
    id: stored._id,
    loginState: loginStateOf(stored),
    membership: membershipOn(stay, today),
    arrivesOn: stay.arrivesOn,
    departure: stored.departure ? departureOf(stored.departure) : null,
    schools: stored.schools.map(toSchoolType).sort((a, b) => compareDays(a.startDate, b.startDate)),
    get acftTest() {
      const { acftTest, acftOn = null } = stored;
      return acftOn === null ? acftTest : unit().then(({ policy }) => fitnessTestOf({ acftTest, acftOn }, policy));
    },
    get m4Test() {
      const { m4Test, m4On = null } = stored;
      return m4On === null ? m4Test : unit().then(({ policy }) => rifleTestOf({ m4Test, m4On }, policy));
    },
    get timeInService() {
      return soldier.pebd === null ? null : serviceTime(soldier.pebd, today);
    },
    get timeInGrade() {
      return soldier.dor === null ? null : serviceTime(soldier.dor, today);
    },
    get pastEts() {
      return isPastEts(soldier.ets, today);
    },
    get givenName() {
      return givenName(stored);
    },
    get own() {
      const { own = {} } = stored;
      return Object.keys(own).length === 0
        ? Promise.resolve([])
        : unit().then(({ unitFields }) =>
            unitFieldsSeenBy(unitFields, person?.isStaff ?? false).flatMap(({ id: unitField, kind }) => {
              const value = own[unitField];
              return value === undefined ? [] : [{ unitField, value: KINDS[kind].told(value) }];
            }),
          );
    },
    get readiness() {
      return unit().then(({ policy }) => readiness({ ...stored, ...soldier }, policy, today));
    },
    get dataIssues() {
      return unit().then(({ policy }) =>
        dataIssues({ ...stored, ...soldier }, policy, today).map((dataIssue) => toDataIssue(dataIssue, policy)),
      );
    },
  };
}
