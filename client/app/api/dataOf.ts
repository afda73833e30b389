/**
 * The data of a result. With the default error policy, Apollo Client throws if there is none, but its types don't say so.
 * @throws Error if the result has neither data nor an error
 */
export function dataOf<Data>({ data }: { readonly data?: Data | undefined }): Data {
  if (!data) throw new Error('An answer came without data and without an error.');
  return data;
}
