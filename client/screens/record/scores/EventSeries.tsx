import { resultText } from '../../../../domain/due/resultText.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import type { EventSeries_EventFragment, EventSeries_RequirementFragment } from './EventSeries.generated.ts';
import classes from './scores.module.css';

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
    // The table scrolls by itself, also by keyboard, so that a long note doesn't widen the page.
    <div className={classes.scroll} role="group" aria-label={`Events of ${requirement.name}`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Done on</th>
            {hasResult && <th scope="col">Result</th>}
            <th scope="col">For</th>
            {hasNotes && <th scope="col">Note</th>}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>{formatDay(event.doneOn)}</td>
              {hasResult && (
                <td>
                  {resultText(requirement, event)}
                  {event.failed && event.passed === null && ', fails'}
                </td>
              )}
              <td>{event.forRecord ? 'Record' : 'Diagnostic'}</td>
              {hasNotes && <td>{event.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
