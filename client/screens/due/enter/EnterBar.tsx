import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import type { LinkTarget } from '../../../components/Link.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
import classes from './EnterForm.module.css';
import { useKeyboardRoom } from './useKeyboardRoom.ts';

type EnterBarProps = {
  tally: string;
  /** How many of the typed results the filter leaves out of the list. */
  unseen: number;
  onShowAll: () => void;
  submit: string;
  isSubmitting: boolean;
  cancel: LinkTarget;
};

/** The tally and the button that saves, always in sight: at the bottom of the window, or above a phone's keyboard. */
export function EnterBar({ tally, unseen, onShowAll, submit, isSubmitting, cancel }: EnterBarProps) {
  useKeyboardRoom();
  return (
    <div className={classes.bar}>
      <p className={classes.tally}>
        <span>{tally}</span>{' '}
        {unseen > 0 && (
          <span>
            {unseen} not shown. <TextButton onClick={onShowAll}>Show all</TextButton>
          </span>
        )}
      </p>
      <SubmitActions label={submit} isSubmitting={isSubmitting} cancel={cancel} />
    </div>
  );
}
