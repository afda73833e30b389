import { encode } from 'uqr';
import classes from './charts.module.css';

/** The quiet zone around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code to scan. The label says in words what it holds. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.qrCode}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
