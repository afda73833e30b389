/**
 * Loaded before the product: shifts its clock by the milliseconds in the file CLOCK_FILE. Timers are not shifted, just as when somebody
 * sets a clock.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;

setInterval(() => {
  shift = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
}, 20).unref();

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(Date.now());
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
