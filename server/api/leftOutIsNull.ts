import { type GraphQLSchema, isInputObjectType, isNonNullType } from 'graphql';

/** The inputs that change part of something: a field that is left out stays as it is. Every other input states a whole. */
export const INPUTS_OF_CHANGES: readonly string[] = [
  'SoldierCellsInput',
  'UpdateCommentInput',
  'UpdateQuestionInput',
  'UpdateSchoolInput',
  'UpdateSoldierInput',
];

/** The inputs that are rows of a file, by the thousands. Services read both null and left out as a blank cell. */
export const INPUTS_OF_ROWS: readonly string[] = ['QuestionRowInput', 'RosterEventInput', 'RosterRowInput'];

/**
 * Gives each nullable field the default null, in inputs that state a whole. So services never meet a left-out value, and it makes no
 * difference whether a client sends null or nothing.
 */
export function leftOutIsNull(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) || [...INPUTS_OF_CHANGES, ...INPUTS_OF_ROWS].includes(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isNonNullType(field.type)) field.defaultValue = null;
    }
  }
  return schema;
}
