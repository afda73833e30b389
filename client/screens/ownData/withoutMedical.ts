type Own = {
  readonly dues: readonly { readonly requirement: { readonly medical: boolean } }[];
  readonly history: readonly { readonly medical: boolean }[];
};

/** A person's data without medical requirements, with the number of requirements and history entries left out (Spec 24.8). */
export function withoutMedical<Kept extends Own>(all: Kept): { own: Kept; medicalLeftOut: number } {
  const dues = all.dues.filter(({ requirement }) => !requirement.medical);
  const history = all.history.filter(({ medical }) => !medical);
  const medicalLeftOut = all.dues.length - dues.length + all.history.length - history.length;
  return { own: { ...all, dues, history }, medicalLeftOut };
}
