/** A fixed number of decimals, those that a number has, or thousands and millions in short. */
export type Scale = number | 'own' | 'compact'

/** What figures of one language are set with. */
export interface NumberFormats {
  /** Follows a figure in percent, with the space that the language sets. */
  readonly percentSign: string
  at(scale: Scale): Intl.NumberFormat
}

/** Digits are 0 to 9 in every language, as in dates. */
const latin = { numberingSystem: 'latn' } as const

const made = new Map<string, NumberFormats>()

/** The formats of a language (a BCP 47 tag), each made once: a price that ticks makes none. */
export function numberFormats(language: string): NumberFormats {
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
