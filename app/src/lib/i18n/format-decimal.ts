import i18next from 'i18next'

/** How a figure is set. Without any of these it has the decimals of its value. */
export interface DecimalFormat {
  /** Exactly as many decimals; what is finer is rounded. */
  readonly decimals?: number
  /** How many decimals there are at least; further ones of a decimal string stay. */
  readonly leastDecimals?: number
  /** Shows the sign of a rise, too; zero has none. */
  readonly sign?: boolean
  /** The value is in percent: 1.84 for 1.84 %. */
  readonly percent?: boolean
  /** The value is a fraction: 0.0184 for 1.84 %. */
  readonly fraction?: boolean
  /** In thousands, millions and so on: 3.8B. */
  readonly compact?: boolean
  /** BCP 47 tag; the language on show unless given. */
  readonly language?: string
}

const decimalString = /^-?\d+(?:\.(\d+))?$/

/** A value without its sign, times a power of ten. */
function sizeOf(value: string | number, power: number): number | Intl.StringNumericLiteral {
  if (typeof value === 'number') return Math.abs(value) * 10 ** power
  return `${value.replace('-', '')}e${power}` as Intl.StringNumericLiteral
}

/**
 * A figure by the signs of a language, with a true minus (U+2212). Every figure on a screen is set here. A decimal
 * string is never turned into a float, and text that is none is shown as it came.
 *
 * @example
 * formatDecimal('1234.5', { leastDecimals: 2, language: 'de' }) // '1.234,50'
 * formatDecimal(-1.24, { decimals: 2, percent: true, language: 'de' }) // '−1,24 %'
 */
export function formatDecimal(value: string | number, options: DecimalFormat = {}): string {
  const { decimals, leastDecimals = 0, sign, percent, fraction, compact } = options
  const language = options.language ?? (i18next.language || 'en')
  let scale: Scale = compact ? 'compact' : (decimals ?? 'own')
  if (typeof value === 'string') {
    const found = decimalString.exec(value)
    if (found === null) return value
    if (scale === 'own') scale = Math.max(found[1]?.length ?? 0, leastDecimals)
  }
  const formats = numberFormats(language)
  const isNegative = typeof value === 'string' ? value.startsWith('-') : value < 0
  const text = formats.at(scale).format(sizeOf(value, fraction ? 2 : 0))
  const mark = isNegative ? '−' : sign ? '+' : ''
  const before = mark && /[1-9]/.test(text) ? mark : ''
  return before + text + (percent || fraction ? formats.percentSign : '')
}

/** A fixed number of decimals, those that a number has, or thousands and millions in short. */
type Scale = number | 'own' | 'compact'

/** What figures of one language are set with. */
interface NumberFormats {
  /** Follows a figure in percent, with the space that the language sets. */
  readonly percentSign: string
  at(scale: Scale): Intl.NumberFormat
}

/** Digits are 0 to 9 in every language, as in dates. */
const latin = { numberingSystem: 'latn' } as const

const made = new Map<string, NumberFormats>()

/** The formats of a language (a BCP 47 tag), each made once: a price that ticks makes none. */
function numberFormats(language: string): NumberFormats {
  let formats = made.get(language)
  if (formats === undefined) {
    formats = createFormats(language)
    made.set(language, formats)
  }
  return formats
}

function createFormats(language: string): NumberFormats {
  const byScale = new Map<Scale, Intl.NumberFormat>()
  return {
    percentSign: percentSignOf(language),
    at(scale) {
      let format = byScale.get(scale)
      if (format === undefined) {
        format = new Intl.NumberFormat(language, { ...latin, ...optionsOf(scale) })
        byScale.set(scale, format)
      }
      return format
    },
  }
}

function optionsOf(scale: Scale): Intl.NumberFormatOptions {
  if (scale === 'compact') return { notation: 'compact', maximumFractionDigits: 1 }
  // Four digits are grouped in Italian and Spanish, too: they stand in columns with five.
  const useGrouping = 'always'
  if (scale === 'own') return { useGrouping, maximumFractionDigits: 20 }
  return { useGrouping, minimumFractionDigits: scale, maximumFractionDigits: scale }
}

function percentSignOf(language: string): string {
  const parts = new Intl.NumberFormat(language, { ...latin, style: 'percent' }).formatToParts(1)
  const sign = parts.slice(parts.findIndex(({ type }) => type === 'integer') + 1)
  // A figure is isolated as a whole, and needs no marks of direction.
  return sign.map(({ value }) => value.replace(/\p{Cf}/gu, '')).join('')
}
