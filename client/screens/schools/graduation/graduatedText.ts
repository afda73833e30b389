/** What people answered about a school that is over; '' while nobody has. */
export function graduatedText(graduated: boolean | null): string {
  if (graduated === null) return '';
  return graduated ? 'graduated' : 'not graduated';
}

/** Only in files. */
export const GRADUATED_COLUMN = {
  header: 'Graduated',
  exported: ({ graduated }: { readonly graduated: boolean | null }) =>
    graduated === null ? '' : graduated ? 'Yes' : 'No',
};
