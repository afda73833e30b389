import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[\w$]+\.displayName = .*;$/gm;
const MAKING = /^((?:const|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Leaves out of the build what libraries bring along for development alone, and their components that the product never shows. A bundler
 * keeps those for three reasons: they are made by a call, which might do more; they are given a name for development tools, as in
 * `Link.displayName = 'Link'`; and a setting that is known only when the page runs could ask for them.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    // React Router's package names its development build alone.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] } }),
    // Switched off in client/app/App.tsx.
    load: {
      filter: { id: /\/(MantineCssVariables|MantineClasses)\.mjs$/ },
      handler: (id) => `export const ${basename(id, '.mjs')} = () => null;`,
    },
    transform: {
      filter: { id: /\/node_modules\//, code: /\.displayName = |\b(?:createContext|forwardRef|memo)\(/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(MAKING, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

const REACT_ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url));
