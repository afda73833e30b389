/* The ids of the record's elements that get the focus back from a school's form. */

/** A school's edit button. */
export const schoolPlace = (schoolId: string) => `school-${schoolId}`;
/** The add button below the schools. */
export const ADD_SCHOOL_PLACE = 'school-add';
