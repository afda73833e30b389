import type { Policy } from '../../../../domain/policy/policy.ts';
import { Facts } from '../../../components/Facts.tsx';
import { policyFacts } from './policyText.ts';

/** What a policy says, part by part. */
export function PolicyFacts({ policy }: { policy: Policy }) {
  return <Facts facts={policyFacts(policy).map(({ term, text }) => ({ term, value: text }))} />;
}
