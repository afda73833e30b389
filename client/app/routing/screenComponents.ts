import type { ComponentType } from 'react';
import { lazyScreen } from './lazyScreen.ts';

/** The first screen of whoever is not signed in, and so in the page's first file. */
const FIRST = import.meta.glob<ComponentType>('../../screens/signIn/login/LoginScreen.tsx', {
  eager: true,
  import: 'LoginScreen',
});
/** All others, each a file of its own that is loaded when the screen is first opened. */
const LATER = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../../screens/**/*Screen.tsx',
  '!../../screens/signIn/login/LoginScreen.tsx',
]);

const COMPONENTS = new Map([
  ...Object.entries(FIRST).map(([file, Screen]) => [nameOf(file), Screen] as const),
  ...Object.entries(LATER).map(([file, load]) => [nameOf(file), later(nameOf(file), load)] as const),
]);

/** The component of a screen in client/screens, by its name. */
export function screenComponent(name: string): ComponentType {
  const Screen = COMPONENTS.get(name);
  if (Screen === undefined) throw new Error(`client/screens has no ${name}.`);
  return Screen;
}

function later(name: string, load: () => Promise<Readonly<Record<string, ComponentType>>>): ComponentType {
  return lazyScreen(async () => {
    const Screen = (await load())[name];
    if (Screen === undefined) throw new Error(`${name}.tsx exports no ${name}.`);
    return Screen;
  });
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
}
