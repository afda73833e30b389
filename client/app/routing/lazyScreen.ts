import { type ComponentType, createElement, isValidElement, lazy } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { LoadFailure } from '../failures/loadFailure.ts';

const loaders = new Map<unknown, () => Promise<unknown>>();

/** A screen whose file is loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<{ default: ComponentType }> | null = null;
  // One request for each file, also when it was preloaded; after a failure the next call tries again.
  const loadOnce = () =>
    (loading ??= load().then(
      (screen) => ({ default: screen }),
      (error: unknown) => {
        loading = null;
        throw new LoadFailure(error, renew);
      },
    ));
  let Loaded = lazy(loadOnce);
  // A lazy component of React never retries after a failure, so a new one is made.
  const renew = () => {
    Loaded = lazy(loadOnce);
  };
  const Screen = () => createElement(Loaded);
  loaders.set(Screen, loadOnce);
  return Screen;
}

/** Preloads the files of the screen at an address, at the same time as the query that tells who is signed in. */
export async function loadScreensAt(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<void> {
  // After the start script has been evaluated: developer tools parse a script again if it requests a file during its evaluation.
  await Promise.resolve();
  const loads = (matchRoutes(routes, location) ?? []).flatMap(({ route: { element } }) => {
    const load = isValidElement(element) ? loaders.get(element.type) : undefined;
    return load === undefined ? [] : [load()];
  });
  // A failure is reported when the screen is rendered.
  await Promise.allSettled(loads);
}
