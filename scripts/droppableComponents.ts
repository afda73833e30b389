import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[\w$]+\.displayName = .*;$/gm;
const MAKING = /^((?:const|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler drop the components of a library that the product never shows. Two things make it keep them: that they are made by a
 * call, which might do more, and the name that development tools show, as in `Link.displayName = 'Link'`.
 */
export function droppableComponents(): Plugin {
  return {
    name: 'droppable-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: /\.displayName = |\b(?:createContext|forwardRef|memo)\(/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(MAKING, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
