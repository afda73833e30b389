import type { CommentCategory } from '../values.ts';

/** What each category's comments are about, in a few words. */
export const categoryMeaning: Readonly<Record<CommentCategory, string>> = {
  CHARACTER: 'Values, empathy, discipline.',
  PRESENCE: 'Bearing, fitness, confidence, resilience.',
  INTELLECT: 'Judgment, agility of mind, tact, expertise.',
  LEADERSHIP: 'Leads others by example and communicates.',
  DEVELOPS: 'Prepares self and develops others.',
  ACHIEVES: 'Gets results.',
  OVERALL: 'The soldier as a whole.',
  RECOMMENDED: 'Written by the soldier about themself, for leaders to use.',
};
