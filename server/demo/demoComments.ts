import type { CommentCategory } from '../../domain/values.ts';

interface DemoComment {
  /** Last names: the soldier it is about, and its author. */
  about: string;
  by: string;
  category: CommentCategory;
  text: string;
  /** Days before today. */
  daysAgo: number;
}

// A table: one comment a line.
// oxfmt-ignore
/** The demonstration section's comments, written as leaders write them. */
export const DEMO_COMMENTS: readonly DemoComment[] = [
  { about: 'Alvarez', by: 'Fontaine', category: 'CHARACTER', daysAgo: 61, text: 'Reported his own lost night-vision mount before the layout found it. That honesty is why his team trusts him.' },
  { about: 'Alvarez', by: 'Fontaine', category: 'LEADERSHIP', daysAgo: 33, text: 'Ran the team through three dry missions a day without being told. Needs to let his RTO make the call now and then.' },
  { about: 'Alvarez', by: 'Brandt', category: 'INTELLECT', daysAgo: 20, text: 'Worked out the OT factor in his head while the rest of us looked for a calculator.' },
  { about: 'Alvarez', by: 'Brandt', category: 'DEVELOPS', daysAgo: 9, text: 'Plan with him: BLC packet in by the end of the quarter, JFO first.' },
  { about: 'Alvarez', by: 'Alvarez', category: 'RECOMMENDED', daysAgo: 4, text: 'Certified two new observers on the call for fire before the field problem.' },
  { about: 'Kowalski', by: 'Fontaine', category: 'PRESENCE', daysAgo: 48, text: 'Uniform and bearing have come a long way since he arrived.' },
  { about: 'Kowalski', by: 'Fontaine', category: 'ACHIEVES', daysAgo: 15, text: 'M4 still below standard. Two range days are booked; he has asked for extra time with the simulator.' },
  { about: 'Raman', by: 'Brandt', category: 'LEADERSHIP', daysAgo: 27, text: 'Best forward observer in the company. Hand her the harder lane.' },
  { about: 'Raman', by: 'Okafor', category: 'OVERALL', daysAgo: 12, text: 'Ready for staff sergeant. Board in the spring.' },
  { about: 'Petrov', by: 'Barlow', category: 'ACHIEVES', daysAgo: 18, text: 'Failed the ACFT by the run. On a plan with weekly checks; next record test is set.' },
  { about: 'Petrov', by: 'Barlow', category: 'CHARACTER', daysAgo: 40, text: 'Stayed the night with a soldier whose family had an emergency, and still made formation.' },
  { about: 'Coleman', by: 'Barlow', category: 'DEVELOPS', daysAgo: 30, text: 'Should decide about staying in before his paperwork decides for him.' },
  { about: 'Vance', by: 'Merriweather', category: 'PRESENCE', daysAgo: 22, text: 'Needs to speak up on the net. Knows the answer, waits for somebody else to say it.' },
  { about: 'Rhodes', by: 'Merriweather', category: 'OVERALL', daysAgo: 8, text: 'Carries the section while the fire support NCO position is open.' },
  { about: 'Nakamura', by: 'Okafor', category: 'ACHIEVES', daysAgo: 5, text: 'Rebuilt the radio tracker over a weekend; nobody has lost a fill device since.' },
  { about: 'Castellanos', by: 'Okafor', category: 'INTELLECT', daysAgo: 14, text: 'Found the error in the fire-support overlay that three of us had signed.' },
];
