import i18next from 'i18next'

/** How a figure is set. Without any of these it has the decimals of its value. */
export interface DecimalFormat {
  /** Exactly as many decimals; what is finer is rounded. */
  readonly decimals?: number
  /** As many decimals at least; further ones of a decimal string stay. */
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

type Scale = number | 'own' | 'compact'

interface LanguageFormats {
  readonly percentSign: string
  /** Made once each: a price that ticks makes none. */
  readonly byScale: Map<Scale, Intl.NumberFormat>
}

const decimalString = /^-?\d+(?:\.(\d+))?$/
const languages = new Map<string, LanguageFormats>()

/** Digits are 0 to 9 in every language, as in dates. */
const latin = { numberingSystem: 'latn' } as const

function percentSign(language: string): string {
  // In English the product sets a space, which the language itself leaves out.
  if (language === 'en') return ' %'
  const parts = new Intl.NumberFormat(language, { ...latin, style: 'percent' }).formatToParts(1)
  const sign = parts.slice(parts.findIndex(({ type }) => type === 'integer') + 1)
  // A figure is isolated as a whole, and needs no marks of direction.
  return sign.map(({ value }) => value.replace(/\p{Cf}/gu, '')).join('')
}

function optionsOf(scale: Scale): Intl.NumberFormatOptions {
  if (scale === 'compact') return { notation: 'compact', maximumFractionDigits: 1 }
  // Always in groups: Italian and Spanish leave them out of four digits, which a column of figures does not.
  const useGrouping = 'always'
  if (scale === 'own') return { useGrouping, maximumFractionDigits: 20 }
  return { useGrouping, minimumFractionDigits: scale, maximumFractionDigits: scale }
}

function formatsOf(language: string): LanguageFormats {
  let formats = languages.get(language)
  if (formats === undefined) {
    formats = { percentSign: percentSign(language), byScale: new Map() }
    languages.set(language, formats)
  }
  return formats
}

function formatOf({ byScale }: LanguageFormats, language: string, scale: Scale): Intl.NumberFormat {
  let format = byScale.get(scale)
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { ...latin, ...optionsOf(scale) })
    byScale.set(scale, format)
  }
  return format
}

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
  const formats = formatsOf(language)
  const isNegative = typeof value === 'string' ? value.startsWith('-') : value < 0
  const text = formatOf(formats, language, scale).format(sizeOf(value, fraction ? 2 : 0))
  const isZero = !/[1-9]/.test(text)
  const before = isZero ? '' : isNegative ? '−' : sign ? '+' : ''
  return `${before}${text}${percent || fraction ? formats.percentSign : ''}`
}
