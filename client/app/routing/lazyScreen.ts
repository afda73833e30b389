import { type ComponentType, createElement, isValidElement, lazy } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { LoadFailure } from '../failures/loadFailure.ts';

const loaders = new Map<unknown, () => Promise<unknown>>();

/** A screen whose file loads when the screen first opens. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<{ default: ComponentType }> | null = null;
  // One request per file, even if it was preloaded. After a failure, the next call tries again.
  const loadOnce = () =>
    (loading ??= load().then(
      (screen) => ({ default: screen }),
      (error: unknown) => {
        loading = null;
        throw new LoadFailure(error, renew);
      },
    ));
  let Loaded = lazy(loadOnce);
  // React's lazy components never retry after a failure, so this creates a new one.
  const renew = () => {
    Loaded = lazy(loadOnce);
  };
  const Screen = () => createElement(Loaded);
  loaders.set(Screen, loadOnce);
  return Screen;
}

/** Preloads the files of the screen at an address, in parallel with the query for who is signed in. */
export async function loadScreensAt(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<void> {
  // Waits for the start script to finish: developer tools parse a script twice if it requests a file while running.
  await Promise.resolve();
  const loads = (matchRoutes(routes, location) ?? []).flatMap(({ route: { element } }) => {
    const load = isValidElement(element) ? loaders.get(element.type) : undefined;
    return load === undefined ? [] : [load()];
  });
  // If a file fails to load, rendering its screen reports it.
  await Promise.allSettled(loads);
}
