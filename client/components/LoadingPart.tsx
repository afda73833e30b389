/** Fills the part of a page that is still on its way. */
export function LoadingPart({ label = 'Loading' }: { label?: string }) {
  return <div className="frame-wait" role="status" aria-label={label} />;
}
