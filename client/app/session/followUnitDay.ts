import type { ApolloCache } from '@apollo/client';
import { tellDay } from '../../components/today.ts';
import { ViewerDocument } from './session.generated.ts';

/** Makes the page count days as the unit does, from every answer that has the unit's day. */
export function followUnitDay(cache: ApolloCache): void {
  cache.watch({
    query: ViewerDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (complete) tellDay(result.viewer?.unit ?? null);
    },
  });
}
