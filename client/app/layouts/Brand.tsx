export function Brand() {
  return (
    <span className="frame-brand">
      <span className="frame-mark" />
      Fire Support
    </span>
  );
}
