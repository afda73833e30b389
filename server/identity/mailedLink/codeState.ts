import { registerEnumType } from 'type-graphql';

/** Whether the caller can still use a mailed link's code. */
export const CodeState = {
  USABLE: 'USABLE',
  OF_ANOTHER_BROWSER: 'OF_ANOTHER_BROWSER',
  USED_OR_EXPIRED: 'USED_OR_EXPIRED',
} as const;
export type CodeState = (typeof CodeState)[keyof typeof CodeState];

registerEnumType(CodeState, {
  name: 'CodeState',
  description: "Whether the caller can still use a mailed link's code.",
  valuesConfig: {
    USABLE: { description: 'It works once, for its purpose.' },
    OF_ANOTHER_BROWSER: { description: 'It works only in the browser that asked for it, not in this one.' },
    USED_OR_EXPIRED: {
      description: 'It was used, replaced or voided, is too old, is for another purpose, or never existed.',
    },
  },
});

/** What the queries for a code's state say in their descriptions. */
export const CODE_STATE = "It doesn't use the code up, so a screen can say at once whether the link works.";
