/* Where a school's form leads back to on the record. */

/** The way to change a school. */
export const schoolPlace = (schoolId: string) => `school-${schoolId}`;
/** The way to add one, below the others. */
export const ADD_SCHOOL_PLACE = 'school-add';
