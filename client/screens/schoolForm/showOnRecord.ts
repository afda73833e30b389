import type { ApolloCache } from '@apollo/client';
import { UserInfoDocument, type UserInfoQuery } from '../userInfo/UserInfoScreen.generated.ts';

/** Has the record show a save at once, also to whoever opened the form by its address. */
export function showOnRecord(cache: ApolloCache, soldier: UserInfoQuery['soldier']): void {
  cache.writeQuery({ query: UserInfoDocument, variables: { id: soldier.id }, data: { soldier } });
}
