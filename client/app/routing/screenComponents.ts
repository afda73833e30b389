import type { ComponentType } from 'react';
import { lazyScreen } from './lazyScreen.ts';

/** Functions that load a screen's module, by file. */
type Loaders = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

/**
 * Returns a screen's component by name.
 * @throws Error if there is none
 */
type ScreenComponents = (name: string) => ComponentType;

/**
 * The components of the screens in some files. Each file loads when its screen first opens.
 * @param loaded components that are loaded already, by file
 */
export function screenComponents(
  loaders: Loaders,
  loaded: Readonly<Record<string, ComponentType>> = {},
): ScreenComponents {
  const components = new Map([
    ...Object.entries(loaded).map(([file, Screen]) => [nameOf(file), Screen] as const),
    ...Object.entries(loaders).map(([file, load]) => [nameOf(file), later(nameOf(file), load)] as const),
  ]);
  return (name) => {
    const Screen = components.get(name);
    if (Screen === undefined) throw new Error(`client/screens has no ${name}.`);
    return Screen;
  };
}

function later(name: string, load: Loaders[string]): ComponentType {
  return lazyScreen(async () => {
    const Screen = (await load())[name];
    if (Screen === undefined) throw new Error(`${name}.tsx exports no ${name}.`);
    return Screen;
  });
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
}
