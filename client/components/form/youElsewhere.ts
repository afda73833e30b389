/** Names the last person to save, in a conflict with oneself in another tab or on another device. */
export const YOU_ELSEWHERE = 'you in another tab or on another device';
