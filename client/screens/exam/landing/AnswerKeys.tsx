import { useState } from 'react';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { hasAnswerKeys, setAnswerKeys } from '../answerKeys.ts';
import classes from './AnswerKeys.module.css';

/** Switches the keys that choose answers on and off, for this device. */
export function AnswerKeys() {
  const [isOn, setOn] = useState(() => hasAnswerKeys(deviceStorage));

  function change(isNowOn: boolean) {
    setOn(isNowOn);
    setAnswerKeys(deviceStorage, isNowOn);
  }

  return (
    <div className={classes.keys}>
      <CheckField
        name="answerKeys"
        label="The keys A to D and 1 to 4 choose an answer. Enter submits it and goes on."
        value={isOn}
        onChange={change}
      />
    </div>
  );
}
