/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueCountText_CountFragment = { readonly notCurrent: number, readonly toDo: number, readonly percent: number | null };

export const DueCountText_CountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueCountText_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<DueCountText_CountFragment, unknown>;