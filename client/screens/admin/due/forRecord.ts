/** Whether an event counts, as a choice of a form. */
export const FOR_RECORD = [
  { value: 'true', label: 'For record' },
  { value: 'false', label: 'Diagnostic' },
];
