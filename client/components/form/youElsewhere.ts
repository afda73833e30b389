/** Who saved last, in a conflict, where that was the person themself in another tab or on another device. */
export const YOU_ELSEWHERE = 'you elsewhere';
