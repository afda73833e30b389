import { KeyPanel } from './KeyPanel.tsx';
import { MakeKey } from './MakeKey.tsx';

/** The keys that a staff member made: makes and revokes them. */
export function OwnKeys() {
  return (
    <KeyPanel
      about="A dashboard, a spreadsheet or a script reads with a key, in place of your password. A key works as long as you are staff, also after a change of your password."
      isShown={({ isOwn }) => isOwn}
    >
      <MakeKey />
    </KeyPanel>
  );
}
