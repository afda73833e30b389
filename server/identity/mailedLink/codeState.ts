import { registerEnumType } from 'type-graphql';

/** Whether the code of a mailed link can still be used, by whoever asks. */
export const CodeState = {
  USABLE: 'USABLE',
  OF_ANOTHER_BROWSER: 'OF_ANOTHER_BROWSER',
  USED_OR_EXPIRED: 'USED_OR_EXPIRED',
} as const;
export type CodeState = (typeof CodeState)[keyof typeof CodeState];

registerEnumType(CodeState, {
  name: 'CodeState',
  description: 'Whether the code of a mailed link can still be used, by whoever asks.',
  valuesConfig: {
    USABLE: { description: 'It works, for what it was sent for and once.' },
    OF_ANOTHER_BROWSER: { description: 'It works in the browser that asked for it, and not in this one.' },
    USED_OR_EXPIRED: {
      description: 'It was used, replaced or voided, is too old, is for something else, or was never there at all.',
    },
  },
});

/** What a query of a code's state says of itself. */
export const CODE_STATE =
  'It uses the code up no more than opening the link does, so that a screen can say at once whether the link works.';
