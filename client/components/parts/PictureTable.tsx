import { Folded } from '../Folded.tsx';
import classes from './charts.module.css';

type NumbersTableProps = {
  /** What the table is about, for screen readers. */
  label: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
};

/** A table of texts and numbers. It scrolls by itself, also by keyboard, so that it doesn't widen the page. */
export function NumbersTable({ label, head, rows }: NumbersTableProps) {
  return (
    <div className={classes.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((text, cell) => (
                <td key={head[cell + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The numbers of a picture as a table, folded. */
export function PictureTable(props: NumbersTableProps) {
  return (
    <Folded summary="Show as table">
      <NumbersTable {...props} />
    </Folded>
  );
}
