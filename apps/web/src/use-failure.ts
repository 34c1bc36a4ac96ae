import { useCallback, useState } from 'react';

/** What fails outside of drawing is thrown while drawing: the page says so and offers another try. */
export function useFailure(): (reason: unknown) => void {
  const [, change] = useState();
  return useCallback(
    (reason) =>
      change(() => {
        throw reason;
      }),
    [],
  );
}
