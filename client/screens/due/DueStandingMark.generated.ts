/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueStandingMark_StandingFragment = { readonly state: Types.DueState, readonly dueOn: string | null, readonly overdueFrom: string | null, readonly excusedUntil: string | null, readonly doneOn: string | null, readonly result: string | null, readonly typed: string | null };

export const DueStandingMark_StandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueStandingMark_standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"overdueFrom"}},{"kind":"Field","name":{"kind":"Name","value":"excusedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]} as unknown as DocumentNode<DueStandingMark_StandingFragment, unknown>;