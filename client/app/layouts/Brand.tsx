export function Brand() {
  return (
    <span className="frame-brand">
      <img src="/icon.svg" alt="" className="frame-mark" />
      Fire Support
    </span>
  );
}
