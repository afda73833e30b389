/** Replaces a part of the page while it loads. */
export function LoadingPart({ label = 'Loading' }: { label?: string }) {
  return <div className="frame-wait" role="status" aria-label={label} />;
}
