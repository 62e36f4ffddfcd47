import type { NoticeLanguage } from './notice-language.ts'

/** Figures as a language sets them, ready to be put into its texts. */
export interface Figures {
  /** A fraction in percent: `"0.0010"` is `0.10%` in English, `0,10 %` in German. */
  percent(fraction: string, decimals?: number): string
  /** A figure that is in percent already: `"41.6"`. */
  inPercent(figure: string): string
  /** Dollars with their code: `"1000.00"` is `1,000.00 USD` in English. */
  usd(amount: string): string
  /** A day by UTC with the name of its month. */
  day(at: number): string
}

/** The tags that figures are set by where a language has regions. */
const TAGS: Readonly<Partial<Record<NoticeLanguage, string>>> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' }

/** Digits are 0 to 9 in every language. */
const LATIN = { numberingSystem: 'latn', useGrouping: 'always' } as const

/** Holds a figure together where text runs from right to left: U+2066 and U+2069. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`
const asItIs = (figure: string): string => figure

const made = new Map<NoticeLanguage, Figures>()

/** The figures of a language; made once. */
export const figuresIn = (language: NoticeLanguage): Figures => {
  const figures = made.get(language) ?? createFigures(TAGS[language] ?? language)
  made.set(language, figures)
  return figures
}

const createFigures = (tag: string): Figures => {
  const piece = tag === 'ar' ? isolated : asItIs
  const sign = percentSign(tag)
  const days = new Intl.DateTimeFormat(tag, {
    ...LATIN,
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  // A decimal string is set digit by digit: it never becomes a float.
  const set = (figure: string, decimals: number): string =>
    new Intl.NumberFormat(tag, {
      ...LATIN,
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, 4),
    }).format(figure as Intl.StringNumericLiteral)
  return {
    percent: (fraction, decimals = 2) => piece(`${set(`${fraction}e2`, decimals)}${sign}`),
    inPercent: (figure) => piece(`${set(figure, 1)}${sign}`),
    usd: (amount) => piece(`${set(amount, 2)} USD`),
    day: (at) => days.format(at),
  }
}

/** The sign with the space that the language sets before it, without marks of direction. */
const percentSign = (tag: string): string => {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn', style: 'percent' }).formatToParts(1)
  const after = parts.slice(parts.findIndex(({ type }) => type === 'integer') + 1)
  return after.map(({ value }) => value.replace(/\p{Cf}/gu, '')).join('')
}
