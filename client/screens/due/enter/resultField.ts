/** The field of a person's result. */
export function resultField(soldierId: string): string {
  return `result.${soldierId}`;
}
