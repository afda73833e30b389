import { type ComponentType, createElement, isValidElement, lazy } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { LoadFailure } from './loadFailure.ts';

const loaders = new Map<unknown, () => Promise<unknown>>();

/** A screen that is a file of its own, loaded when it is first opened. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: ReturnType<typeof load> | null = null;
  // A file that was loaded ahead shows at once; one that could not be loaded is asked for again.
  const loadOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw new LoadFailure(renew, error);
    }));
  let Loaded = lazy(loadOnce);
  // React keeps a failure for good.
  const renew = () => {
    Loaded = lazy(loadOnce);
  };
  const Screen = (props: Props) => createElement(Loaded, props);
  loaders.set(Screen, loadOnce);
  return Screen;
}

/** Asks for the files of what stands at an address: beside the question who is signed in, not after its answer. */
export async function loadScreensAt(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<void> {
  // Once the start script is evaluated: to tell who asked, developer tools parse a script anew whose evaluation asks for a file.
  await Promise.resolve();
  const loads = (matchRoutes(routes, location) ?? []).flatMap(({ route: { element } }) => {
    const load = isValidElement(element) ? loaders.get(element.type) : undefined;
    return load === undefined ? [] : [load()];
  });
  // What cannot be had says so when it is to be shown.
  await Promise.allSettled(loads);
}
