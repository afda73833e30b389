import { act, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

type RenderedHook<Value, Given> = {
  /** The hook's latest return value. */
  readonly current: () => Value;
  /** Renders it again with another parameter. */
  readonly rerender: (given: Given) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

const roots = new Set<Root>();

/** Call this at the end of each test that renders hooks. */
export async function unmountHooks(): Promise<void> {
  await settled(() => roots.forEach((root) => root.unmount()));
  roots.clear();
}

/**
 * Renders a hook in React, and waits until nothing is left to do.
 * @param given the hook's first parameter
 * @param around renders what the hook needs around it, such as the Apollo Client
 */
export async function renderHook<Value, Given>(
  useHook: (given: Given) => Value,
  given: Given,
  around: (children: ReactNode) => ReactNode = (children) => children,
): Promise<RenderedHook<Value, Given>> {
  const values: Value[] = [];
  function Probe({ value: current }: { value: Given }) {
    const value = useHook(current);
    useEffect(() => void values.push(value));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  roots.add(root);
  const render = (value: Given) => settled(() => root.render(around(<Probe value={value} />)));
  await render(given);
  return {
    current: () => {
      const [latest] = values.slice(-1);
      if (latest === undefined) throw new Error('The hook has given nothing.');
      return latest;
    },
    rerender: render,
    unmount: () => settled(() => root.unmount()),
  };
}

/** Does something, then waits for timers without a delay, for answers, and for React to render them. */
export async function settled(doIt: () => unknown = () => undefined): Promise<void> {
  await act(async () => doIt());
  // React renders the effects of an answer at the end of an `act`.
  for (let times = 0; times < 10; times += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
}
