import { Button } from '@mantine/core';
import { IconDoorExit, IconHistory, IconLock, type TablerIcon } from '@tabler/icons-react';
import type { RecordPart } from '../../app/people/recordAddress.ts';
import { MoreMenu } from '../../components/parts/MoreMenu.tsx';

type Entry = { readonly label: string; readonly icon: TablerIcon; readonly color?: 'red' };
const ENTRIES: Readonly<Record<RecordPart, Entry>> = {
  HISTORY: { label: 'History', icon: IconHistory },
  LOGIN: { label: 'Login', icon: IconLock },
  STAY: { label: 'In the unit', icon: IconDoorExit },
};
/** For somebody who neither comes nor leaves. */
const OUT_PROCESS: Entry = { label: 'Out-process', icon: IconDoorExit, color: 'red' };

type RecordMenuProps = {
  parts: readonly RecordPart[];
  /** Whether the soldier is expected, leaves or has left. */
  isMoving: boolean;
  onOpen: (part: RecordPart) => void;
};

/** What is needed now and then: each entry opens a part below the record. */
export function RecordMenu({ parts, isMoving, onOpen }: RecordMenuProps) {
  return (
    <MoreMenu isFolded>
      {parts.map((part) => {
        const { label, icon: Icon, color = 'gray' } = part === 'STAY' && !isMoving ? OUT_PROCESS : ENTRIES[part];
        return (
          <Button
            key={part}
            variant="subtle"
            color={color}
            leftSection={<Icon aria-hidden />}
            onClick={() => onOpen(part)}
          >
            {label}
          </Button>
        );
      })}
    </MoreMenu>
  );
}
