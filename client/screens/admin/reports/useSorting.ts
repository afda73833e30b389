import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { pressed, type SortColumn, sorted, sortingOf } from '../../../components/table/sorting.ts';

/** Sorts rows by the column that the address names, at first by `initial`. */
export function useSorting<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  initial: string,
  parameter: string,
) {
  const [text, setText] = useQueryValue(parameter);
  const sorting = sortingOf(text, columns, initial);
  return {
    sorting,
    sortedRows: sorted(rows, columns, sorting),
    sortBy: (column: string) => setText(pressed(column, sorting)),
  };
}
