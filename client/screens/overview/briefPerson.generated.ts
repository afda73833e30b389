/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BriefPerson_PersonFragment = { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string, readonly section: Types.Section, readonly pastEts: boolean };

export const BriefPerson_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BriefPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}}]}}]} as unknown as DocumentNode<BriefPerson_PersonFragment, unknown>;