import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

const PRESSES = ['mousedown', 'keydown'] as const;

/**
 * The sensor for dragging by the mouse. dnd-kit ignores clicks for 50 ms after a drag, and for longer on a slow computer, so that the end of the drag
 * is no click. This sensor ends that with the next press of the mouse or of a key, which is a new click; and until then it keeps the browser from
 * following the link that was dragged, whose click nobody else hears.
 */
export class BoardMouse extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super({
      ...props,
      onStart: (coordinates) => {
        window.addEventListener('click', stay, { capture: true });
        props.onStart(coordinates);
      },
      onEnd: () => {
        goOnWithNextPress();
        props.onEnd();
      },
      onCancel: () => {
        goOnWithNextPress();
        props.onCancel();
      },
    });
    const stay = (click: MouseEvent) => click.preventDefault();
    const goOn = () => {
      swallowing.removeAll();
      window.removeEventListener('click', stay, { capture: true });
      for (const press of PRESSES) window.removeEventListener(press, goOn, { capture: true });
    };
    const goOnWithNextPress = () => {
      for (const press of PRESSES) window.addEventListener(press, goOn, { capture: true });
    };
    const swallowing: { removeAll: () => void } = this['documentListeners'];
  }
}
