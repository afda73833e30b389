/** Loaded before the product: has its clock jump by what the file CLOCK_FILE says, in milliseconds. Timers go on as they do when a clock is set. */
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
