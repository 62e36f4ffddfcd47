/** How a line of an indicator is drawn; each kind differs by more than its colour. */
export type LineLook = 'solid' | 'dashed' | 'dotted' | 'longDashed' | 'bars'

/** Facts about an indicator that need none of its figures. */
export interface IndicatorKind {
  /** What traders call it, in every language. */
  readonly code: string
  /** Whether it is drawn over the prices or has a pane, and a scale, of its own. */
  readonly place: 'prices' | 'pane'
  /** How its figures are written: as prices, as an index from 0 to 100, or as volumes. */
  readonly scale: 'price' | 'index' | 'volume'
  /** What the user may choose, with what it begins with. */
  readonly lengths: readonly IndicatorLength[]
  readonly lines: Readonly<Record<string, LineLook>>
  readonly colour: LineColour
  /** Levels that are marked on its scale. */
  readonly levels: readonly number[]
  /** Candles before all of its lines say something. */
  readonly needed: (lengths: readonly number[]) => number
}

interface IndicatorLength {
  readonly name: 'length' | 'deviations' | 'fast' | 'slow' | 'signal' | 'smoothing'
  readonly usual: number
}

/** The colours that a line may have; they follow the theme. */
export const lineColours = ['blue', 'amber', 'violet', 'green', 'red', 'pink', 'ink', 'grey'] as const
export type LineColour = (typeof lineColours)[number]

const length = (usual: number): IndicatorLength => ({ name: 'length', usual })
const first = ([length = 0]: readonly number[]) => length
const average = { place: 'prices', scale: 'price', levels: [], needed: first } as const
const bands = { ...average, lines: { middle: 'dotted', upper: 'solid', lower: 'solid' } } as const

/** The indicators, in the order they are offered: first those over the prices. */
export const indicatorKinds = {
  sma: { ...average, code: 'SMA', lengths: [length(20)], lines: { average: 'solid' }, colour: 'blue' },
  ema: { ...average, code: 'EMA', lengths: [length(50)], lines: { average: 'dashed' }, colour: 'amber' },
  wma: { ...average, code: 'WMA', lengths: [length(10)], lines: { average: 'longDashed' }, colour: 'violet' },
  vwap: {
    ...average,
    code: 'VWAP',
    lengths: [],
    lines: { average: 'dotted' },
    colour: 'pink',
    needed: () => 1,
  },
  bollinger: {
    ...bands,
    code: 'BB',
    lengths: [length(20), { name: 'deviations', usual: 2 }],
    colour: 'grey',
  },
  donchian: { ...bands, code: 'DC', lengths: [length(20)], colour: 'green' },
  atr: {
    code: 'ATR',
    place: 'pane',
    scale: 'price',
    lengths: [length(14)],
    lines: { range: 'solid' },
    colour: 'amber',
    levels: [],
    needed: first,
  },
  rsi: {
    code: 'RSI',
    place: 'pane',
    scale: 'index',
    lengths: [length(14)],
    lines: { strength: 'solid' },
    colour: 'ink',
    levels: [70, 30],
    needed: (lengths) => first(lengths) + 1,
  },
  macd: {
    code: 'MACD',
    place: 'pane',
    scale: 'price',
    lengths: [
      { name: 'fast', usual: 12 },
      { name: 'slow', usual: 26 },
      { name: 'signal', usual: 9 },
    ],
    lines: { macd: 'solid', signal: 'dashed', difference: 'bars' },
    colour: 'blue',
    levels: [],
    needed: ([fast = 0, slow = 0, signal = 0]) => Math.max(fast, slow) + signal - 1,
  },
  stochastic: {
    code: 'STOCH',
    place: 'pane',
    scale: 'index',
    lengths: [length(14), { name: 'smoothing', usual: 3 }, { name: 'signal', usual: 3 }],
    lines: { main: 'solid', signal: 'dashed' },
    colour: 'violet',
    levels: [80, 20],
    needed: ([length = 0, smoothing = 0, signal = 0]) => length + smoothing + signal - 2,
  },
  adx: {
    code: 'ADX',
    place: 'pane',
    scale: 'index',
    lengths: [length(14)],
    lines: { adx: 'solid', plus: 'dashed', minus: 'dotted' },
    colour: 'ink',
    levels: [25],
    needed: (lengths) => 2 * first(lengths),
  },
  obv: {
    code: 'OBV',
    place: 'pane',
    scale: 'volume',
    lengths: [],
    lines: { balance: 'solid' },
    colour: 'blue',
    levels: [],
    needed: () => 1,
  },
} as const satisfies Record<string, IndicatorKind>

export type IndicatorId = keyof typeof indicatorKinds

/** The indicators in the order they are offered. */
export const indicatorIds = Object.keys(indicatorKinds) as [IndicatorId, ...IndicatorId[]]

/** What an indicator is, whichever it is. */
export const kindOf = (id: IndicatorId): IndicatorKind => indicatorKinds[id]

/** Between which figures a length may lie. */
export const lengthLimits = (
  name: IndicatorLength['name'],
): { readonly min: number; readonly max: number } =>
  name === 'length' || name === 'fast' || name === 'slow'
    ? { min: 2, max: 500 }
    : name === 'deviations'
      ? { min: 1, max: 5 }
      : { min: 1, max: 50 }

/** An indicator as the user has set it. */
export interface IndicatorSetting {
  readonly lengths: readonly number[]
  readonly colour: LineColour
}

/** What an indicator is switched on with. */
export const usualSetting = (id: IndicatorId): IndicatorSetting => ({
  lengths: kindOf(id).lengths.map(({ usual }) => usual),
  colour: kindOf(id).colour,
})

/** An indicator as traders write it: its code and its lengths, "MACD 12, 26, 9". */
export const indicatorName = (id: IndicatorId, { lengths }: IndicatorSetting): string =>
  [kindOf(id).code, lengths.join(', ')].join(' ').trim()

/** Whether lengths fit an indicator: as many as it has, each within its limits. */
export function fitsIndicator(id: IndicatorId, { lengths }: Pick<IndicatorSetting, 'lengths'>): boolean {
  const named = kindOf(id).lengths
  return (
    lengths.length === named.length &&
    named.every(({ name }, at) => {
      const { min, max } = lengthLimits(name)
      const value = lengths[at] ?? Number.NaN
      return Number.isInteger(value) && value >= min && value <= max
    })
  )
}
