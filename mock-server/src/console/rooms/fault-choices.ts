import type { ControlBody } from '../../contract/control-operation.ts'

type Effect = ControlBody<'addFault'>['effect']

/** One thing that the form lets go wrong. */
export interface FaultChoice {
  /** What goes wrong, in words. */
  readonly words: string
  /** The effect for what stands in the field beside it, if there is one. */
  readonly effect: (value: string) => Effect
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

export const FAULT_CHOICES: Readonly<Record<string, FaultChoice>> = {
  500: { words: 'answers HTTP 500', effect: () => ({ status: 500 }) },
  503: { words: 'answers HTTP 503', effect: () => ({ status: 503 }) },
  status: {
    words: 'answers another HTTP status',
    effect: (value) => ({ status: Number(value) }),
    asks: { label: 'HTTP status', usual: '404', pattern: '[45][0-9]{2}' },
  },
  401: { words: 'says that the session has ended', effect: () => ({ code: '401' }) },
  code: {
    words: 'answers a code',
    effect: (value) => ({ code: value }),
    asks: { label: 'Code', usual: '11001', pattern: '[0-9]{3,5}' },
  },
  slow: {
    words: 'answers late',
    effect: (value) => ({ delayMs: Number(value) }),
    asks: milliseconds('3000'),
  },
  lognormal: {
    words: 'answers late by chance',
    effect: (value) => ({ lognormal: { medianMs: Number(value), sigma: 0.5 } }),
    asks: milliseconds('800'),
  },
  reset: { words: 'the connection is cut', effect: () => ({ reset: true }) },
  malformed: { words: 'answers what is no JSON', effect: () => ({ malformed: true }) },
  truncated: { words: 'answers half of it', effect: () => ({ truncated: true }) },
  drop: { words: 'is done, and never answered', effect: () => ({ dropAfterCommit: true }) },
  socket: { words: 'the market sockets close', effect: () => ({ socketDrop: true }), isOfSocket: true },
  late: {
    words: 'messages of the market come late',
    effect: (value) => ({ delayMs: Number(value) }),
    isOfSocket: true,
    asks: milliseconds('3000'),
  },
  duplicate: {
    words: 'messages of the market come twice',
    effect: () => ({ feed: 'duplicate' }),
    isOfSocket: true,
  },
  reorder: {
    words: 'messages of the market come out of order',
    effect: () => ({ feed: 'reorder' }),
    isOfSocket: true,
  },
  lose: { words: 'messages of the market are lost', effect: () => ({ feed: 'lose' }), isOfSocket: true },
}

const FEED = { duplicate: 'come twice', reorder: 'come out of order', lose: 'are lost' } as const

/** What an effect does, in words: `answers HTTP 503, 3,000 ms late`. */
export const effectText = (effect: Effect): string => {
  const { delayMs, lognormal, status, code, feed } = effect
  return [
    status !== undefined && `answers HTTP ${status}`,
    code !== undefined && `answers code ${code}`,
    effect.reset && 'cuts the connection',
    effect.malformed && 'answers what is no JSON',
    effect.truncated && 'answers half of it',
    effect.dropAfterCommit && 'is done, and never answered',
    effect.socketDrop && 'closes the market sockets',
    feed !== undefined && `messages ${FEED[feed]}`,
    delayMs !== undefined && `${delayMs} ms late`,
    lognormal && `late by chance, half of the times by more than ${lognormal.medianMs} ms`,
  ]
    .filter(Boolean)
    .join(', ')
}

interface Rule {
  readonly match: ControlBody<'addFault'>['match']
  readonly times?: number | undefined
}

/** Which calls a fault is for, and how often, in words. */
export const whenText = ({ match: { user, nth, probability }, times }: Rule): string =>
  [
    times === undefined ? 'until cleared' : times === 1 ? 'once more' : `${times} times more`,
    user !== undefined && `for ${user}`,
    nth !== undefined && `only call number ${nth}`,
    probability !== undefined && `in ${probability * 100}% of the calls`,
  ]
    .filter(Boolean)
    .join(', ')
