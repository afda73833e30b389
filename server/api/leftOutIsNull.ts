import { type GraphQLSchema, isInputObjectType, isNonNullType } from 'graphql';

/** The inputs that change a part of something: what they leave out stays as it is. Every other input states a whole. */
export const INPUTS_OF_CHANGES: readonly string[] = [
  'SoldierCellsInput',
  'UpdateCommentInput',
  'UpdateQuestionInput',
  'UpdateSchoolInput',
  'UpdateSoldierInput',
];

/** The inputs that are rows of a file, of which there are thousands: services read null and left out alike as a blank cell. */
export const INPUTS_OF_ROWS: readonly string[] = ['QuestionRowInput', 'RosterEventInput', 'RosterRowInput'];

/**
 * Gives each field that may be null the default null, in the inputs that state a whole. Services then never meet a value that is left out, and
 * judge the same, whichever way a client says nothing.
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
