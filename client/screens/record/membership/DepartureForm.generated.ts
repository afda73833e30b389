/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SectionStrengthQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionStrengthQuery = { readonly sectionOverview: ReadonlyArray<{ readonly section: Types.Section, readonly capacity: number, readonly members: ReadonlyArray<{ readonly id: string }> }> };


export const SectionStrengthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionStrength"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SectionStrengthQuery, SectionStrengthQueryVariables>;
export function useSectionStrengthQuery(options: useQuery.Options<SectionStrengthQuery, SectionStrengthQueryVariables> | SkipToken = {}) {
  return useQuery(SectionStrengthDocument, options);
}