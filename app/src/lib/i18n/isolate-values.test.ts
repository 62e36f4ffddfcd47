import { languages } from '@swx/locales/languages'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { isolateFigure } from '#core/format/figures.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { changeLanguage } from './i18n.ts'
import { isolateValues } from './isolate-values.ts'

/** Isolates as brackets, so that they are seen. */
const show = (text: string) =>
  isolateValues({ text }).text.replaceAll('\u2068', '[').replaceAll('\u2069', ']').replaceAll('\u2066', '[')

describe('a value in an Arabic text', () => {
  it.each([
    ['سداد {{amount}} USD', 'سداد [{{amount}} USD]'],
    ['{{years}}+ سنة', '[{{years}}+] سنة'],
    ['من {{min}} إلى {{max}} USD', 'من [{{min}}] إلى [{{max}} USD]'],
    ['{{base}}/{{quote}}، {{rate}}%', '[{{base}}/{{quote}}]، [{{rate}}%]'],
    ['أكثر من 1,000.00 USD في اليوم.', 'أكثر من [1,000.00 USD] في اليوم.'],
    ['<0>{{amount}} USD</0> الآن', '<0>[{{amount}} USD]</0> الآن'],
    ['شراء \u2066{{lots}} {{code}}\u2069؟', 'شراء [{{lots}} {{code}}]؟'],
    ['اليوم {{day}}، {{date}}.', 'اليوم [{{day}}]، [{{date}}].'],
    ['مثال: SANDBOX-ETH-1.', 'مثال: [SANDBOX-ETH-1].'],
    ['عند 00:00 UTC.', 'عند [00:00 UTC].'],
    ['بصيغة JPG أو JPEG 2000.', 'بصيغة JPG أو [JPEG 2000].'],
    ['محفظة Web3 أخرى', 'محفظة [Web3] أخرى'],
    ['{{code}}: {{amount}} USD.', '[{{code}}]: [{{amount}} USD].'],
    ['{{time}} UTC ({{age}})', '[{{time}} UTC] ([{{age}}])'],
    ['خلال 24 ساعة، 365.', 'خلال [24] ساعة، [365].'],
  ])('of "%s" stays together with its sign and unit', (text, shown) => {
    expect(show(text)).toBe(shown)
  })

  it('is found in texts below texts, and what has no value stays', () => {
    expect(isolateValues({ a: { b: 'بعد {{n}}' }, c: 'نعم' })).toEqual({
      a: { b: 'بعد \u2068{{n}}\u2069' },
      c: 'نعم',
    })
  })
})

const texts: Readonly<Record<string, Texts>> = import.meta.glob('../../../../locales/ar/*.json', {
  import: 'default',
  eager: true,
})
type Texts = { readonly [key: string]: string | Texts }

const linesOf = (of: Texts, path: string): readonly (readonly [string, string])[] =>
  Object.entries(of).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as const] : linesOf(text, `${path}.${key}`),
  )

/** What would turn around, or be read wrongly, in a text from right to left. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a code or time that is cut', /[A-Za-z\d}][-:/.,]?[\u2066\u2068]|\u2069[-:/.,]?[A-Za-z\d{]/],
  ['a word that is parted from its figure', /[A-Za-z][ \u00a0][\u2066\u2068]\d|\d\u2069[ \u00a0][A-Za-z]/],
  ['an isolate inside of another', /[\u2066\u2068][^\u2069]*[\u2066\u2068]/],
  ['the end of the sentence inside of an isolate', /[.,:;]\u2069/],
  ['an isolate that is not closed', /[\u2066\u2068][^\u2069]*$/],
]

describe('the Arabic texts', () => {
  const lines = Object.entries(texts).flatMap(([file, of]) =>
    linesOf(isolateValues(of), file.split('/').at(-1) ?? ''),
  )

  it.each(faults)('have nowhere %s', (_, fault) => {
    expect(lines.length).toBeGreaterThan(2_000)
    expect(lines.filter(([, line]) => fault.test(line.replace(/<\/?\d+>/g, '')))).toEqual([])
  })

  it('have no figure and no value outside of an isolate', () => {
    const outside = lines.map(([key, line]) => [
      key,
      line.replace(/[\u2066\u2068][^\u2069]*\u2069|<\/?\d+>/g, ''),
    ])
    expect(outside.filter(([, line]) => /[\d{]/.test(line ?? ''))).toEqual([])
  })

  it('isolate a figure once that was isolated before', async () => {
    const arabic = languages.find(({ code }) => code === 'ar')
    await startTestI18n()
    if (arabic) await changeLanguage(arabic)
    const text = i18next.t('otherMember', { member: isolateFigure('500.00 USD') })
    await changeLanguage(languages[1])
    expect(text).toBe('أخرى (\u2068500.00 USD\u2069)')
  })
})
