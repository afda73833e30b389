/** What a state means to the reader. `plain` if nothing has to be done. */
export type Tone = 'bad' | 'warn' | 'good' | 'plain';
