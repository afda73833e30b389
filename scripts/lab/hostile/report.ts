import { MAX_BODY_BYTES } from '../../../server/http/requestLimits.ts';
import type { Answer } from '../support/httpSender.ts';
import { faultOf, faultOfText } from './verdict.ts';

/** How many faults are printed. */
const SHOWN = 10;

/** The answers, counted by kind, and the faults among them. */
export class Report {
  readonly faults: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly longest = { milliseconds: 0, kind: '' };

  /**
   * Records an answer.
   * @returns whether it was acceptable
   */
  heard(kind: string, sent: string, answer: Answer): boolean {
    const { status, body, milliseconds } = answer;
    this.count(`${kind} ${status} ${whatIn(body)}`);
    if (milliseconds > this.longest.milliseconds) Object.assign(this.longest, { milliseconds, kind });
    const fault = faultOf(answer) ?? (isOwed(kind, sent) && status === 0 ? 'no answer' : null);
    if (fault !== null)
      this.faults.push(`${kind}: ${fault}\n  sent ${sent.slice(0, 700)}\n  got ${body.slice(0, 500)}`);
    return fault === null;
  }

  /** Records what was said on a socket. */
  heardOnSocket(texts: readonly string[]): void {
    this.count('socket asked for');
    for (const text of texts) {
      // Of a close, only the code: the reason may repeat what was sent.
      const [type = ''] = /^closed \d+|(?<="type":")\w+/.exec(text) ?? [];
      this.count(`socket ${type} ${whatIn(text)}`);
      const fault = faultOfText(text);
      if (fault !== null) this.faults.push(`socket: ${fault}\n  got ${text.slice(0, 500)}`);
    }
  }

  print(): void {
    console.table(Object.fromEntries([...this.counts].sort()));
    console.log(`longest answer ${Math.round(this.longest.milliseconds)} ms (${this.longest.kind})`);
    for (const fault of this.faults.slice(0, SHOWN)) console.error(`FAULT ${fault}`);
  }

  private count(key: string): void {
    this.counts.set(key.trimEnd(), (this.counts.get(key.trimEnd()) ?? 0) + 1);
  }
}

/** The code of the first error; without one, the field of a subscription's event, or `data` for other operations. */
function whatIn(body: string): string {
  const [, code] = /"extensions":\{[^{}]*"code":"(\w+)"/.exec(body) ?? [];
  if (code !== undefined) return code;
  const [, subscribed] = /"type":"next","payload":\{"data":\{"(\w+)"/.exec(body) ?? [];
  return subscribed ?? (body.startsWith('{"data":{') ? 'data' : '');
}

/** Whether a request is complete and small enough that it must get an answer, whatever it asks for. */
function isOwed(kind: string, sent: string): boolean {
  return (kind === 'operation' || kind === 'document') && Buffer.byteLength(sent) <= MAX_BODY_BYTES;
}
