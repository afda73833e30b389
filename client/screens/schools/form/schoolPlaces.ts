/* The ids of the elements on the record to which a school's form returns the focus. */

/** The edit button of a school. */
export const schoolPlace = (schoolId: string) => `school-${schoolId}`;
/** The add button below the schools. */
export const ADD_SCHOOL_PLACE = 'school-add';
