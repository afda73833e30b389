/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExportDodIdsMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportDodIdsMutation = { readonly exportDodIds: ReadonlyArray<{ readonly soldierId: string, readonly dodId: string }> };


export const ExportDodIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportDodIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportDodIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldierId"}},{"kind":"Field","name":{"kind":"Name","value":"dodId"}}]}}]}}]} as unknown as DocumentNode<ExportDodIdsMutation, ExportDodIdsMutationVariables>;
export function useExportDodIdsMutation(options: useMutation.Options<ExportDodIdsMutation, ExportDodIdsMutationVariables> = {}) {
  return useMutation(ExportDodIdsDocument, options);
}