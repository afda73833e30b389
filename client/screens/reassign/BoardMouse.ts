import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

const PRESSES = ['mousedown', 'keydown'] as const;

/**
 * The sensor for dragging by the mouse. dnd-kit ignores clicks for 50 ms after a drag, and for longer on a slow computer, so that the end of a drag
 * does not click. From the next press of the mouse or of a key on clicks count again; until then this sensor keeps the browser from following the
 * dragged link, whose click dnd-kit keeps from the router.
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
