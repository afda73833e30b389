import { useLayoutEffect, useRef, useState } from 'react';

type Slice = {
  /** Whether it is drawn wherever it is. */
  isHeld: boolean;
  /** What scrolls it; null for the page. */
  scroller: Element | null;
};

/** Slices that came near. Each frame draws one, so that none takes long. */
const waiting = new Set<() => void>();

function drawSoon(draw: () => void) {
  if (waiting.size === 0) requestAnimationFrame(drawNext);
  waiting.add(draw);
}

function drawNext() {
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    break;
  }
  if (waiting.size > 0) requestAnimationFrame(drawNext);
}

/**
 * A slice of a long list is drawn while it is in sight, or within a window's height of it. Elsewhere an empty element of the same height
 * keeps its place. A slice with the focus or the keyboard's stop stays drawn, so that neither is ever lost.
 * @returns the element's ref, whether to draw its content, and its height in pixels once it was drawn
 */
export function useSlice<Of extends HTMLElement>({ isHeld, scroller }: Slice) {
  const ref = useRef<Of>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const draw = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        // The last one is how it is now.
        const entry = entries.at(-1);
        if (entry?.isIntersecting === true) {
          drawSoon(draw);
          return;
        }
        waiting.delete(draw);
        if (element.querySelector('[tabindex="0"], :focus')) return;
        if (entry) setHeight(entry.boundingClientRect.height);
        setNear(false);
      },
      { root: scroller, rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      waiting.delete(draw);
    };
  }, [scroller]);
  return { ref, isDrawn: isHeld || isNear, height };
}
