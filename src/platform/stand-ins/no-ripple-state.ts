interface NoRippleState {
  ref: { current: null };
  shouldMount: false;
  start: () => void;
  stop: () => void;
  pulsate: () => void;
}

function nothing(): void {
  // There is no ripple to begin or to end.
}

const NO_RIPPLE_STATE: NoRippleState = {
  ref: { current: null },
  shouldMount: false,
  start: nothing,
  stop: nothing,
  pulsate: nothing,
};

/**
 * Stands in the bundle for MUI's state of a ripple, which is turned off (`no-ripple.ts`). MUI keeps it nevertheless:
 * the first touch of a button would draw that button anew, before the tap is answered.
 */
export default function useNoRippleState(): NoRippleState {
  return NO_RIPPLE_STATE;
}
