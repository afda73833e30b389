/** The two processes; the client runs in the server's. */
const SIDES = ['server', 'store'] as const;
type Side = (typeof SIDES)[number];

/** What stays resident for one number of people, in bytes. */
export type Memory = { people: number } & Record<Side, number>;

/** One operation for one number of people. */
export interface Measurement {
  operation: string;
  people: number;
  p95: number;
  /** An answer's processor time in milliseconds: in the process of the server and client, and in the store's. */
  cpu: Record<Side, number>;
  /** Database commands of one answer. */
  commands: number;
  /** Commands that fetched the rest of an answer of more than 16 MB, the store's limit for one batch. */
  batches: number;
  kilobytes: number;
}

/**
 * The size that 10,000 people are compared with. With fewer people, an answer's objects are gone before V8 moves them to the old
 * generation. Then a person costs up to a third less, and the comparison would be about the garbage collector, not the product.
 */
const COMPARED_WITH = 3_000;
const NOISE = 1.25;
/** Processor times below this are noise, in milliseconds. */
const NOTHING_MS = 10;

/** All sizes as tables ready for a document: times and commands, processor time, memory. */
export function tables(measurements: readonly Measurement[], memory: readonly Memory[]): string {
  const sizes = memory.map(({ people }) => people);
  const largest = Math.max(...sizes);
  const columns = (what: string): string[] => sizes.map((size, index) => `${index === 0 ? what : ''}${inWords(size)}`);
  const of = (operation: string): Measurement[] => measurements.filter((one) => one.operation === operation);
  const last = measurements.filter(({ people }) => people === largest);
  const times = last
    .toSorted((a, b) => b.p95 - a.p95)
    .map(({ operation, commands, batches, kilobytes }) => [
      operation,
      ...of(operation).map(({ p95 }) => inWords(p95)),
      batches > 0 ? `${commands} + ${batches}` : `${commands}`,
      inWords(kilobytes),
    ]);
  const processorTimes = last
    .toSorted((a, b) => b.cpu.server - a.cpu.server)
    .map(({ operation }) => [
      operation,
      ...SIDES.flatMap((side) => of(operation).map(({ cpu }) => inWords(cpu[side]))),
    ]);
  return [
    ...tableOf(['operation', ...columns('p95 ms, '), 'commands', `answer kB, ${inWords(largest)}`], times),
    '',
    ...tableOf(['CPU ms', ...SIDES.flatMap((side) => columns(`${side}, `))], processorTimes),
    '',
    ...tableOf(
      ['resident MB', ...columns('')],
      SIDES.map((side) => [side, ...memory.map((one) => inWords(one[side] / 2 ** 20))]),
    ),
  ].join('\n');
}

/**
 * The operations that grow faster than the number of people. Uses processor time, which depends less on the machine's other work, and only
 * the server's, which is the product's own with any store. The embedded store is made for a section, so its times are only reported.
 */
export function faultsOf(measurements: readonly Measurement[]): readonly string[] {
  const most = Math.max(...measurements.map(({ people }) => people));
  return measurements.filter(({ people }) => people === most).flatMap((one) => growthOf(one, measurements));
}

function growthOf(larger: Measurement, measurements: readonly Measurement[]): readonly string[] {
  const before = measurements.filter((one) => one.operation === larger.operation && one.people < larger.people);
  const [smallest] = before;
  if (!smallest) return [];
  const smaller = before.find(({ people }) => people === COMPARED_WITH) ?? smallest;
  const people = larger.people / smaller.people;
  const time = larger.cpu.server / Math.max(smaller.cpu.server, NOTHING_MS);
  const growth = `${larger.operation}, from ${smaller.people} to ${larger.people} people`;
  return [
    ...(time > people * NOISE ? [`${growth}: ${time.toFixed(1)} times the server's processor time`] : []),
    ...(larger.commands > smallest.commands ? [`${larger.operation}: more database commands`] : []),
  ];
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const alignment = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function inWords(value = NaN): string {
  return Math.round(value).toLocaleString('en-US');
}
