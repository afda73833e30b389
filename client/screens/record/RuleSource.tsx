import { originOf } from '../../../domain/policy/origin.ts';
import { ruleOfList } from '../../../domain/policy/rules.ts';
import type { ReadinessList } from '../../../domain/values.ts';
import { originText } from '../../components/originText.ts';
import { usePack } from '../../components/PolicyContext.ts';
import classes from './record.module.css';

/** Where a readiness list's rule comes from, in one word, which unfolds to the rest. Empty for lists whose rule units can't change. */
export function RuleSource({ list }: { list: ReadinessList }) {
  const unit = usePack();
  const rule = ruleOfList[list];
  if (rule === null) return null;
  const origin = originOf(rule, unit);
  return (
    <details data-screen-only>
      <summary className={classes.summary}>Source: {origin.name}</summary>
      {originText(origin)}
    </details>
  );
}
