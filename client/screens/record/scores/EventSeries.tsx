import { resultText } from '../../../../domain/due/resultText.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { NumbersTable } from '../../../components/parts/PictureTable.tsx';
import type { EventSeries_EventFragment, EventSeries_RequirementFragment } from './EventSeries.generated.ts';

type EventSeriesProps = {
  requirement: EventSeries_RequirementFragment;
  /** Latest first. */
  events: readonly EventSeries_EventFragment[];
};

/** The events of a requirement, as a table. */
export function EventSeries({ requirement, events }: EventSeriesProps) {
  const hasResult = events.some((event) => resultText(requirement, event) !== null);
  const hasNotes = events.some(({ note }) => note !== '');
  return (
    <NumbersTable
      label={`Events of ${requirement.name}`}
      head={['Done on', ...(hasResult ? ['Result'] : []), 'For', ...(hasNotes ? ['Note'] : [])]}
      rows={events.map((event) => [
        formatDay(event.doneOn),
        ...(hasResult
          ? [`${resultText(requirement, event) ?? ''}${event.failed && event.passed === null ? ', fails' : ''}`]
          : []),
        event.forRecord ? 'Record' : 'Diagnostic',
        ...(hasNotes ? [event.note] : []),
      ])}
    />
  );
}
