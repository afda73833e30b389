import { KeyPanel } from './KeyPanel.tsx';

/** All keys by which programs read the unit, whoever made them. */
export function UnitKeys() {
  return (
    <KeyPanel
      about="All keys by which programs read the unit, whoever of the staff made them. Make your own in Account."
      isShown={() => true}
    />
  );
}
