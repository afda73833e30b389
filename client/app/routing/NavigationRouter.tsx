import { Action, type History, type To, type Update } from 'history';
import { type ReactNode, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { type NavigateOptions, NavigationType, Router } from 'react-router-dom';
import { FocusBefore } from '../../components/PageLoad.tsx';
import { preloadAt } from '../api/preloadedQueries.ts';
import { withListOf } from '../people/openList.ts';

const NAVIGATION_TYPE: Readonly<Record<Action, NavigationType>> = {
  [Action.Pop]: NavigationType.Pop,
  [Action.Push]: NavigationType.Push,
  [Action.Replace]: NavigationType.Replace,
};

/** The current location, how it was reached, and the element that had the focus before. */
type Place = Update & { readonly focused: Element | null };

/**
 * A router on top of a `history` object, which can block navigation. React Router's own routers with that ability are three times the size,
 * because they also load data. Here Apollo Client does that (docs/decisions/0011-client-budget.md).
 */
export function NavigationRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location, focused }, setPlace] = useState<Place>({
    action: history.action,
    location: history.location,
    focused: null,
  });
  const [isLoading, startTransition] = useTransition();
  const [{ navigator, isUrgent }] = useState(() => navigatorOf(history));
  const shown = useRef(location.pathname);
  useLayoutEffect(
    () =>
      history.listen((update) => {
        const { pathname } = update.location;
        if (pathname !== shown.current) preloadAt(pathname);
        shown.current = pathname;
        const place = { ...update, focused: document.activeElement };
        if (isUrgent()) flushSync(() => setPlace(place));
        // As a transition: the current screen stays until the next one is ready.
        else startTransition(() => setPlace(place));
      }),
    [history, isUrgent],
  );
  return (
    <FocusBefore value={focused}>
      {isLoading && <div className="frame-progress" role="progressbar" aria-label="Loading the screen" />}
      <Router location={location} navigationType={NAVIGATION_TYPE[action]} navigator={navigator}>
        {children}
      </Router>
    </FocusBefore>
  );
}

/** The navigator for React Router, and whether the current navigation asked for flushSync. */
function navigatorOf(history: History) {
  let isUrgent = false;
  const stepBy =
    (isReplacing: boolean) =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      isUrgent = options?.flushSync ?? false;
      // Going to the current address again adds no entry, as in the browser. This happens with a second press before the next screen
      // appears.
      const isSame = history.createHref(to) === history.createHref(history.location);
      try {
        history[isReplacing || isSame ? 'replace' : 'push'](to, withListOf(history.location, to, state));
      } finally {
        isUrgent = false;
      }
    };
  return {
    navigator: {
      createHref: (to: To) => history.createHref(to),
      go: (delta: number) => history.go(delta),
      push: stepBy(false),
      replace: stepBy(true),
    },
    isUrgent: () => isUrgent,
  };
}
