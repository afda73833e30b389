import type { QuestionBankFilter } from '../../../schemaTypes.generated.ts';

/** The list's filter, as its fields show it. */
export type BankChoice = {
  readonly search: string;
  /** '' for every topic. */
  readonly topic: string;
  readonly state: BankState;
};

type BankState = 'current' | 'retired' | 'all';

export const BANK_STATES: readonly BankState[] = ['current', 'retired', 'all'];

export const bankStateLabel: Readonly<Record<BankState, string>> = {
  current: 'In the exam',
  retired: 'Retired',
  all: 'All questions',
};

/** The filter in the list's address. The address of an open question keeps it, too. */
export function choiceOf(params: URLSearchParams): BankChoice {
  const state = BANK_STATES.find((one) => one === params.get('state')) ?? 'current';
  return { search: params.get('search') ?? '', topic: params.get('topic') ?? '', state };
}

export function paramsOf({ search, topic, state }: BankChoice): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(topic !== '' && { topic }),
    ...(state !== 'current' && { state }),
  };
}

/** The filter as input for the API. */
export function filterOf({ search, topic, state }: BankChoice): QuestionBankFilter {
  return {
    search: search.trim() || null,
    topic: topic || null,
    retired: state === 'all' ? null : state === 'retired',
  };
}
