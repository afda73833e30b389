import { encode } from 'uqr';
import classes from './codes.module.css';

/** The quiet zone around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The key as a QR code, for the authenticator app. */
export function KeyQrCode({ uri }: { uri: string }) {
  const { size, data } = encode(uri, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.qrCode}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
