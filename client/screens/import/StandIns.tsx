import { matchKey } from '../../../domain/imports/importTexts.ts';
import { STAND_INS } from '../../../domain/roster/fileKinds.ts';
import { columnLabels } from '../../../domain/roster/headings.ts';
import { CheckField } from '../../components/form/CheckField.tsx';
import { useUnitFields } from '../../components/PolicyContext.ts';
import { areEvents, type Mapping } from './columns.ts';
import type { OpenRoster } from './openRoster.ts';

type StandInsProps = { roster: OpenRoster; onMap: (mapping: Mapping) => void };

/** Asks whether a day of the file may stand for one of the record that the file does not have. */
export function StandIns({ roster: { sheet, mapping }, onMap }: StandInsProps) {
  const labels = columnLabels(useUnitFields());
  if (areEvents(mapping)) return null;
  return STAND_INS.map(({ headings, column }) => {
    const index = sheet.headings.cells.findIndex((heading) => headings.includes(matchKey(heading)));
    const isElsewhere = mapping.some((one, place) => one === column && place !== index);
    if (index < 0 || isElsewhere) return null;
    const [heading, label] = [sheet.headings.cells[index], labels.get(column)];
    return (
      <CheckField
        key={column}
        name={column}
        label={`Read ${heading} as ${label}: this file has no ${label}, and the two are often one day`}
        value={mapping[index] === column}
        onChange={(isRead) => onMap(mapping.with(index, isRead ? column : null))}
      />
    );
  });
}
