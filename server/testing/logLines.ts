import { EventEmitter, once } from 'node:events';
import { symbols } from 'pino';
import { log } from '../operations/log.ts';

type Line = Record<string, unknown>;

/** Catches what the log writes during a test. */
export class LogLines {
  /** The lines as they are written. */
  readonly texts: string[] = [];
  private readonly written = new EventEmitter();

  /** Registers the hooks that catch the log of each test in a file, at production's log level. */
  static forThisFile(): LogLines {
    const lines = new LogLines();
    const stream = Reflect.get(log, symbols.streamSym);
    const { level } = log;
    beforeEach(() => {
      lines.texts.length = 0;
      log.level = 'info';
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        lines.texts.push(String(text));
        lines.written.emit('line');
      });
    });
    afterEach(() => {
      log.level = level;
      jest.restoreAllMocks();
    });
    return lines;
  }

  all(): Line[] {
    return this.texts.map((text) => {
      const line: Line = JSON.parse(text);
      return line;
    });
  }

  /** The latest line with these values. Waits for it, because a request's line follows its answer. */
  async latest(values: Line): Promise<Line> {
    for (;;) {
      const found = this.all().findLast((line) => Object.entries(values).every(([key, value]) => line[key] === value));
      if (found) return found;
      await once(this.written, 'line');
    }
  }
}
