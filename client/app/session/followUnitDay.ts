import type { ApolloCache } from '@apollo/client';
import { tellDay } from '../../components/today.ts';
import { ViewerDocument } from './session.generated.ts';

/** Has the page count its days as the unit does, by each answer that says which day it is there. */
export function followUnitDay(cache: ApolloCache): void {
  cache.watch({
    query: ViewerDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (complete) tellDay(result.viewer?.unit ?? null);
    },
  });
}
