/**
 * The data of an answer. The client throws the errors that come in its place, so that there always is some; the types do
 * not say so.
 */
export function dataOf<Data>({ data }: { readonly data?: Data | undefined }): Data {
  if (!data) throw new Error('An answer came without data and without an error.');
  return data;
}
