import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

const PRESSES = ['mousedown', 'keydown'] as const;

/**
 * The sensor for dragging by mouse. After a drag, dnd-kit ignores clicks for 50 ms, or longer on a slow computer, so that releasing the
 * mouse doesn't click. Here clicks count again from the next press of the mouse or a key. Until then, the sensor also stops the browser
 * from following the dragged link: dnd-kit hides that click from the router.
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
