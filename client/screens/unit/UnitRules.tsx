import { Text } from '@mantine/core';
import { originOf } from '../../../domain/policy/origin.ts';
import { POLICY_RULE_NAMES, POLICY_RULES, ruleText } from '../../../domain/policy/rules.ts';
import { Facts } from '../../components/Facts.tsx';
import type { UnitRules_UnitFragment } from './UnitRules.generated.ts';
import { originLine } from '../../components/originText.ts';

/** What the unit's policy says, rule by rule, and where each comes from. */
export function UnitRules({ unit }: { unit: UnitRules_UnitFragment }) {
  return (
    <Facts
      facts={POLICY_RULE_NAMES.map((rule) => ({
        term: POLICY_RULES[rule].title,
        value: (
          <>
            {ruleText[rule](unit.policy)}
            <Text size="sm" c="dimmed">
              {originLine(originOf(rule, unit))}
            </Text>
          </>
        ),
      }))}
    />
  );
}
