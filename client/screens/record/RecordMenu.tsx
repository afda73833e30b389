import { Button } from '@mantine/core';
import { IconDoorExit, IconHistory, IconLock, type TablerIcon } from '@tabler/icons-react';
import { MoreMenu } from '../../components/parts/MoreMenu.tsx';

/** A part of a record that is opened only when somebody needs it. */
export type RecordPart = 'HISTORY' | 'LOGIN' | 'STAY' | 'OUT_PROCESS';

const PARTS: Readonly<
  Record<RecordPart, { readonly label: string; readonly icon: TablerIcon; readonly color?: 'red' }>
> = {
  HISTORY: { label: 'History', icon: IconHistory },
  LOGIN: { label: 'Login', icon: IconLock },
  STAY: { label: 'In the unit', icon: IconDoorExit },
  OUT_PROCESS: { label: 'Out-process', icon: IconDoorExit, color: 'red' },
};

type RecordMenuProps = {
  parts: readonly RecordPart[];
  onOpen: (part: RecordPart) => void;
};

/** What is needed now and then: each entry opens a part below the record. */
export function RecordMenu({ parts, onOpen }: RecordMenuProps) {
  return (
    <MoreMenu isFolded>
      {parts.map((part) => {
        const { label, icon: Icon, color = 'gray' } = PARTS[part];
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
