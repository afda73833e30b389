/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListedPersonLink_PersonFragment = { readonly id: string, readonly rank: Types.Rank, readonly givenName: string, readonly lastName: string, readonly section: Types.Section, readonly pastEts: boolean };

export const ListedPersonLink_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPersonLink_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}}]}}]} as unknown as DocumentNode<ListedPersonLink_PersonFragment, unknown>;