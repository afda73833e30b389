import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

/**
 * The sensor for dragging by the mouse. dnd-kit ignores clicks for 50 ms after a drag, and for longer on a slow computer, so that the end of the drag
 * is no click. This sensor ends that with the next press of the mouse, which is a new click.
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
