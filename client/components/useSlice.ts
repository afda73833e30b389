import { useLayoutEffect, useRef, useState } from 'react';

type Slice = {
  /** Whether it is drawn wherever it is. */
  isHeld: boolean;
  /** What scrolls it; null for the page. */
  scroller: Element | null;
};

/**
 * A slice of a long list is drawn while it is in sight, or within a window's height of it. Elsewhere an empty element of the same height
 * keeps its place. A slice with the keyboard's stop stays drawn, so that the stop is never lost.
 * @returns the element's ref, whether to draw its content, and its height in pixels once it was drawn
 */
export function useSlice<Of extends HTMLElement>({ isHeld, scroller }: Slice) {
  const ref = useRef<Of>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry?.isIntersecting === true;
        if (!isIn && element.querySelector('[tabindex="0"]')) return;
        if (!isIn) setHeight(element.getBoundingClientRect().height);
        setNear(isIn);
      },
      { root: scroller, rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return { ref, isDrawn: isHeld || isNear, height };
}
