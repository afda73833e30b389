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

/** The current location, the action that led there, and the element that had the focus before. */
type Place = Update & { readonly focused: Element | null };

/**
 * A router over a `history` object, which can block navigation. React Router's own routers that can do so are three times the size,
 * as they also load data, which Apollo Client does here (docs/decisions/0011-client-budget.md).
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
        // As a transition: the current screen stays until the next one can be shown.
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

/** The navigator for React Router, and whether the navigation under way asked for flushSync. */
function navigatorOf(history: History) {
  let isUrgent = false;
  const stepBy =
    (isReplacing: boolean) =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      isUrgent = options?.flushSync ?? false;
      // To the address that is on its way already, as by a second press before its screen shows, it adds no entry, as in the browser.
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
