import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[\w$]+\.displayName = .*;$/gm;
const MAKING = /^((?:const|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Leaves out of the build what libraries bring along for development alone, and their components that the product never shows. A bundler
 * keeps those for two reasons: they are made by a call, which might do more, and they are given a name for development tools, as in
 * `Link.displayName = 'Link'`.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    // React Router's package names its development build alone.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] } }),
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
