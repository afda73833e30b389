/** The data of a result. With the default error policy Apollo Client throws when there is none, which its types do not express. */
export function dataOf<Data>({ data }: { readonly data?: Data | undefined }): Data {
  if (!data) throw new Error('An answer came without data and without an error.');
  return data;
}
