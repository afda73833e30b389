import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { formatDay } from '../../../domain/localDate.ts';
import { listInWords } from '../../../domain/words.ts';
import { Status } from '../../components/Status.tsx';
import type { Requirements_SoldierFragment } from './Requirements.generated.ts';

/** Whether the soldier is promotable; if not, what is missing, or from when. */
export function PromotionStatus({ finding }: { finding: Requirements_SoldierFragment['readiness'][number] }) {
  const { listed, title, missing, from, rule } = finding;
  if (listed) return <Status tone="good" icon={IconCircleCheck} title={title} />;
  const lacks = missing.length > 0 ? `Missing: ${listInWords(missing, 'and')}.` : rule;
  return (
    <Status tone="plain" icon={IconCircleDashed} title={`Not ${title.toLowerCase()}`}>
      {from === null ? lacks : `${lacks} From ${formatDay(from)}.`}
    </Status>
  );
}
