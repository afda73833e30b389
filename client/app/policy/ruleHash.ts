import { POLICY_RULES, type PolicyRule } from '../../../domain/policy/rules.ts';

/** The end of the policy form's address that opens a rule's fields: `#places`. */
export function ruleHash(rule: PolicyRule): string {
  return `#${POLICY_RULES[rule].title.toLowerCase().replaceAll(' ', '-')}`;
}
