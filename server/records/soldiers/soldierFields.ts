import { NEW_RECORD } from '../../../domain/constants.ts';
import { fromStoredDate, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { nameText } from '../../../domain/record/nameText.ts';
import { sortName } from '../../../domain/record/sortName.ts';
import { unitPosition } from '../../../domain/record/unitPosition.ts';
import type { CreateSoldierInput, UpdateSoldierInput } from './soldier.input.ts';
import type { Soldier } from './soldier.model.ts';

/** The fields that people edit, as the store holds them. */
export type SoldierFields = Omit<
  Soldier,
  | '_id'
  | 'userId'
  | 'loginDisabled'
  | 'version'
  | 'sortName'
  | 'unitPosition'
  | 'isStaff'
  | 'awaitsStaffApproval'
  | 'schools'
  | 'pendingHistory'
  | 'updatedAt'
>;

/** A new record's fields: what was given, over the defaults. */
export function newFields(input: CreateSoldierInput): SoldierFields {
  const { isStaff: _, ...defaults } = NEW_RECORD;
  const { firstName, middleName, lastName, rank, grade } = input;
  return fieldsAfter(
    { ...defaults, firstName, middleName, lastName, rank, grade, pebd: null, dor: null, ets: null },
    input,
  );
}

/** The fields of a record that forms change. */
export function editableFields(soldier: SoldierFields): SoldierFields {
  return fieldsAfter(soldier, {});
}

/** The fields after a change: what was given, over the current values. */
export function fieldsAfter(current: SoldierFields, input: UpdateSoldierInput): SoldierFields {
  return {
    firstName: nameText(input.firstName ?? current.firstName),
    middleName: nameText(input.middleName ?? current.middleName),
    lastName: nameText(input.lastName ?? current.lastName),
    rank: input.rank ?? current.rank,
    grade: input.grade ?? current.grade,
    pebd: changedDate(current.pebd, input.pebd),
    dor: changedDate(current.dor, input.dor),
    ets: changedDate(current.ets, input.ets),
    section: input.section ?? current.section,
    team: input.team ?? current.team,
    role: input.role ?? current.role,
    acftScore: input.acftScore ?? current.acftScore,
    acftPass: input.acftPass ?? current.acftPass,
    m4Qual: input.m4Qual ?? current.m4Qual,
    dlc1Complete: input.dlc1Complete ?? current.dlc1Complete,
    blcComplete: input.blcComplete ?? current.blcComplete,
    dlc2Complete: input.dlc2Complete ?? current.dlc2Complete,
    alcComplete: input.alcComplete ?? current.alcComplete,
    dlc3Complete: input.dlc3Complete ?? current.dlc3Complete,
    slcComplete: input.slcComplete ?? current.slcComplete,
    jfoQualified: input.jfoQualified ?? current.jfoQualified,
    driversLicense: input.driversLicense ?? current.driversLicense,
  };
}

/** Fields that are stored because lists are ordered by them. */
export function derivedFields(fields: Pick<SoldierFields, 'firstName' | 'lastName' | 'section' | 'team' | 'role'>) {
  return { sortName: sortName(fields), unitPosition: unitPosition(fields) };
}

/** The same fields with their dates as days, as the rules and the API read them. */
export function withLocalDates<Fields extends SoldierFields>(fields: Fields) {
  return { ...fields, pebd: day(fields.pebd), dor: day(fields.dor), ets: day(fields.ets) };
}

/** The same fields with their days as the store holds them. */
export function withStoredDates<Fields extends Readonly<Record<'pebd' | 'dor' | 'ets', LocalDate | null>>>({
  pebd,
  dor,
  ets,
  ...others
}: Fields) {
  return { ...others, pebd: storedDate(pebd), dor: storedDate(dor), ets: storedDate(ets) };
}

function changedDate(current: Date | null, given: LocalDate | null | undefined): Date | null {
  if (given === undefined) return current;
  return storedDate(given);
}

function storedDate(given: LocalDate | null): Date | null {
  return given === null ? null : toStoredDate(given);
}

/** The day that a stored date stands for; null for none. */
export function day(stored: Date | null): LocalDate | null {
  return stored && fromStoredDate(stored);
}
