/** One thing that the form lets go wrong. */
export interface FaultChoice {
  /** The effect for what stands in the field beside it, if there is one. */
  readonly effect: (value: string) => object
  /** It happens to the messages of the market socket, not to an operation. */
  readonly isOfSocket?: boolean
  /** What the field beside it asks for, and what it says at first. */
  readonly asks?: { readonly label: string; readonly usual: string; readonly pattern: string }
}

const milliseconds = (usual: string): NonNullable<FaultChoice['asks']> => ({
  label: 'Milliseconds',
  usual,
  pattern: '[0-9]{1,6}',
})

/** By the values of the options on the page. */
export const FAULT_CHOICES: Readonly<Record<string, FaultChoice>> = {
  500: { effect: () => ({ status: 500 }) },
  503: { effect: () => ({ status: 503 }) },
  status: {
    effect: (value) => ({ status: Number(value) }),
    asks: { label: 'HTTP status', usual: '404', pattern: '[45][0-9]{2}' },
  },
  401: { effect: () => ({ code: '401' }) },
  code: {
    effect: (value) => ({ code: value }),
    asks: { label: 'Code', usual: '11001', pattern: '[0-9]{3,5}' },
  },
  slow: { effect: (value) => ({ delayMs: Number(value) }), asks: milliseconds('3000') },
  lognormal: {
    effect: (value) => ({ lognormal: { medianMs: Number(value), sigma: 0.5 } }),
    asks: milliseconds('800'),
  },
  reset: { effect: () => ({ reset: true }) },
  malformed: { effect: () => ({ malformed: true }) },
  truncated: { effect: () => ({ truncated: true }) },
  drop: { effect: () => ({ dropAfterCommit: true }) },
  socket: { effect: () => ({ socketDrop: true }), isOfSocket: true },
  late: { effect: (value) => ({ delayMs: Number(value) }), isOfSocket: true, asks: milliseconds('3000') },
  duplicate: { effect: () => ({ feed: 'duplicate' }), isOfSocket: true },
  reorder: { effect: () => ({ feed: 'reorder' }), isOfSocket: true },
  lose: { effect: () => ({ feed: 'lose' }), isOfSocket: true },
}
