import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of libraries that are replaced in the build, by the end of their path. */
const REPLACED: Readonly<Record<string, string>> = {
  // Components that client/app/App.tsx switches off.
  '/MantineCssVariables.mjs': 'export const MantineCssVariables = () => null;',
  '/MantineClasses.mjs': 'export const MantineClasses = () => null;',
  // Mantine's palettes: the style sheet has their variables, and scripts need only the colors of client/app/theme.ts.
  '/MantineProvider/default-colors.mjs': 'export const DEFAULT_COLORS = {};',
  // The named transitions: only a loading ActionIcon would use one, and the product shows none.
  '/Transition/transitions.mjs': 'export const transitions = {};',
  // Formats values for errors about malformed documents; the client's documents are generated, so there are none.
  '/graphql/jsutils/inspect.mjs': 'export const inspect = String;',
};

const DISPLAY_NAME = /^[\w$]+\.displayName = .*;$/gm;
/** Components that Mantine attaches to others and that the product does not use. */
const ATTACHED = /^(?:(?:Button|ActionIcon)\.Group(?:Section)?|Input\.(?:Placeholder|ClearButton)) = .*;$/gm;
const MAKING = /^((?:const|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Leaves out of the build the parts of libraries that only serve development, and those that the product never uses. A bundler keeps them
 * for four reasons: they are made by a call, which might have a side effect; they get a name for development tools, as in `Link.displayName
 * = 'Link'`; they are attached to another component, as in `Button.Group = ButtonGroup`; or they depend on a value that is known only at
 * run time.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    // React Router's package points only to its development build.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] } }),
    load: {
      filter: { id: Object.keys(REPLACED).map((path) => new RegExp(`${path.replaceAll('.', '\\.')}$`)) },
      handler: (id) => Object.entries(REPLACED).find(([path]) => id.endsWith(path))?.[1],
    },
    transform: {
      filter: { id: /\/node_modules\//, code: /\.displayName = |\b(?:createContext|forwardRef|memo)\(/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(ATTACHED, '').replace(MAKING, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

const REACT_ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
