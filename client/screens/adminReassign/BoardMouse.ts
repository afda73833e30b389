import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

/**
 * Drags by the mouse. The click that ends a drag is swallowed. Left to itself dnd-kit goes on swallowing clicks for 50 ms, on a slow computer for
 * several times as long: here one counts that was pressed after the drag.
 */
export class BoardMouse extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super({
      ...props,
      onEnd: () => {
        window.addEventListener('mousedown', () => swallowing.removeAll(), { capture: true, once: true });
        props.onEnd();
      },
    });
    const swallowing: { removeAll: () => void } = this['documentListeners'];
  }
}
