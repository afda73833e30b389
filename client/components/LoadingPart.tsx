/** In place of a part of the page that is loading. */
export function LoadingPart({ label = 'Loading' }: { label?: string }) {
  return <div className="frame-wait" role="status" aria-label={label} />;
}
