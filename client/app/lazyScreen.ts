import { type ComponentType, isValidElement, lazy, type LazyExoticComponent } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

const loaders = new Map<unknown, () => Promise<unknown>>();

/** A screen that is a file of its own, loaded when it is first opened. */
export function lazyScreen<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  const Screen = lazy(load);
  loaders.set(Screen, load);
  return Screen;
}

/** Asks for the files of what stands at an address: beside the question who is signed in, not after its answer. */
export function loadScreensAt(routes: RouteObject[], location: Pick<Location, 'pathname'>): void {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (!isValidElement(route.element)) continue;
    // What cannot be had says so when it is to be shown.
    loaders
      .get(route.element.type)?.()
      .catch(() => undefined);
  }
}
