/** How long an exam takes (Spec 17.5). */
import { counted } from '../words.ts';

/** An estimate of what a question takes, its explanation included. */
const QUESTION_SECONDS = 30;
/** Up to this many minutes, minutes say more than hours. */
const LAST_IN_MINUTES = 90;

/** 'about 5 minutes', 'about 2 hours'. */
export function aboutTime(questions: number): string {
  const minutes = Math.ceil((questions * QUESTION_SECONDS) / 60);
  return `about ${minutes > LAST_IN_MINUTES ? counted(Math.round(minutes / 60), 'hour') : counted(minutes, 'minute')}`;
}
