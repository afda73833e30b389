/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitRequirements_KindFragment = { readonly id: string, readonly name: string, readonly retiredOn: string | null };

export const UnitRequirements_KindFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitRequirements_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retiredOn"}}]}}]} as unknown as DocumentNode<UnitRequirements_KindFragment, unknown>;