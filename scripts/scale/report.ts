/** One operation with one number of people. */
export interface Measurement {
  operation: string;
  people: number;
  p95: number;
  /** What the processors spent on an answer, in milliseconds: server, store, client and garbage collector together. */
  cpu: number;
  /** Database commands of one answer. */
  commands: number;
  /** Those that fetched the rest of an answer of more than 16 MB, as much as the store hands over at once. */
  batches: number;
  kilobytes: number;
}

/**
 * What 100,000 people cost is compared with what these do. With fewer, what an answer needs is gone before V8 moves it to the old generation:
 * a person costs up to a third less, so that a comparison would tell of the garbage collector and not of the product.
 */
const COMPARED_WITH = 30_000;
const NOISE = 1.25;
/** Below it the processor time of an answer is noise. */
const NOTHING_MS = 10;

/** All sizes as tables that can go into a document as they are. */
export function tables(
  measurements: readonly Measurement[],
  memory: readonly { people: number; megabytes: number }[],
): string {
  const sizes = memory.map(({ people }) => people);
  const largest = Math.max(...sizes);
  const of = (operation: string, people: number): Measurement | undefined =>
    measurements.find((one) => one.operation === operation && one.people === people);
  const columns = (what: string): string[] => sizes.map((size, index) => `${index === 0 ? what : ''}${inWords(size)}`);
  const rows = measurements
    .filter(({ people }) => people === largest)
    .toSorted((a, b) => b.cpu - a.cpu)
    .map(({ operation, commands, batches, kilobytes }) => [
      operation,
      ...sizes.map((size) => inWords(of(operation, size)?.p95)),
      ...sizes.map((size) => inWords(of(operation, size)?.cpu)),
      batches > 0 ? `${commands} + ${batches}` : `${commands}`,
      inWords(kilobytes),
    ]);
  return [
    ...tableOf(
      ['operation', ...columns('p95 ms, '), ...columns('CPU ms, '), 'commands', `answer kB, ${inWords(largest)}`],
      rows,
    ),
    '',
    ...tableOf(['soldiers', ...columns('')], [['memory', ...memory.map(({ megabytes }) => `${megabytes} MB`)]]),
  ].join('\n');
}

/** What grows faster than the number of people. Judged by the processor time, which grows less than the time with what else the machine does. */
export function faultsOf(measurements: readonly Measurement[]): readonly string[] {
  const most = Math.max(...measurements.map(({ people }) => people));
  return measurements.filter(({ people }) => people === most).flatMap((one) => growthOf(one, measurements));
}

function growthOf(larger: Measurement, measurements: readonly Measurement[]): readonly string[] {
  const before = measurements.filter((one) => one.operation === larger.operation && one.people < larger.people);
  const [smallest] = before;
  if (!smallest) return [];
  const smaller = before.find(({ people }) => people === COMPARED_WITH) ?? smallest;
  const [people, time] = [larger.people / smaller.people, larger.cpu / Math.max(smaller.cpu, NOTHING_MS)];
  const growth = `${larger.operation}, from ${smaller.people} to ${larger.people} people`;
  return [
    ...(time > people * NOISE ? [`${growth}: ${time.toFixed(1)} times the processor time`] : []),
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
