import { languageOf } from '@swx/locales/languages'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textFormats } from '#core/format/text-formats.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { changeLanguage } from './i18n.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../locales/en/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A text that no file has, with its values filled in. */
const say = (text: string, values: Record<string, unknown>) =>
  i18next.t('sample' as 'otherMember', { defaultValue: text, ...values } as never)

beforeAll(() => startTestI18n())
afterAll(() => changeLanguage(languageOf('en')))

describe('a value in a text', () => {
  it('is set by the format that the text names', async () => {
    await changeLanguage(languageOf('en'))
    const sayOne = (format: string, value: unknown) => say(`{{value, ${format}}}`, { value, decimals: 2 })
    expect(sayOne('money', '1234.5')).toBe('1,234.50')
    expect(sayOne('signedMoney', '-250.00')).toBe('−250.00')
    expect(sayOne('shortMoney', '500.00')).toBe('500')
    expect(sayOne('usd', '20')).toBe('20.00\u00a0USD')
    expect(sayOne('signedUsd', '20')).toBe('+20.00\u00a0USD')
    expect(sayOne('quantity', '0.0500')).toBe('0.0500')
    expect(sayOne('lots', '1')).toBe('1.00')
    expect(sayOne('lots', '0.125')).toBe('0.125')
    expect(sayOne('price', 52_100)).toBe('52,100.00')
    expect(sayOne('rate', '0.0025')).toBe('0.25%')
    expect(sayOne('rate1', '0.001')).toBe('0.1%')
    expect(sayOne('rate0', 0.05)).toBe('5%')
    expect(sayOne('percent', 71)).toBe('71%')
    expect(sayOne('apr', '41.6')).toBe('41.6%')
    expect(sayOne('date', '2026-01-14T15:20:05.000Z')).toBe('14 Jan 2026')
    expect(sayOne('dayMonth', '2026-01-14')).toBe('14 Jan')
    expect(sayOne('dateTimeUtc', Date.UTC(2026, 0, 14, 15, 20))).toBe('14 Jan, 15:20 UTC')
    expect(sayOne('time', '2026-01-14T15:20:05.000Z')).toBe('15:20:05')
    expect(sayOne('age', 360_000)).toBe('6\u00a0min ago')
  })

  it('has the signs of the language on show', async () => {
    await changeLanguage(languageOf('de'))
    expect(say('{{a, money}}, {{n}}', { a: '1234.5', n: 12_345 })).toBe('1.234,50, 12.345')
  })

  it('is a dash where it is not known', async () => {
    await changeLanguage(languageOf('en'))
    expect(say('Net {{net, signedMoney}}', { net: undefined })).toBe('Net –')
  })

  it('is missed by name where it was forgotten', () => {
    expect(() => say('Net {{net, signedMoney}}', {})).toThrow('"net" (signedMoney)')
  })

  it('takes the word beside it by the plural rule of the language, fractions too', async () => {
    await changeLanguage(languageOf('fr'))
    const size = (lots: string) => say('{{lots, lots}} {{lots, plural(one: lot; other: lots)}}', { lots })
    expect(['0.10', '1', '1.5', '2', '1000000'].map(size)).toEqual([
      '0,10 lot',
      '1,00 lot',
      '1,50 lot',
      '2,00 lots',
      '1\u202f000\u202f000,00 lots',
    ])
    await i18next.loadNamespaces('orders')
    expect(i18next.t('orders:lots.tooSmall', { min: '0.01' })).toBe('L’ordre minimal est de 0,01\u00a0lot.')
    expect(i18next.t('orders:lots.tooLarge', { max: '50' })).toBe('L’ordre maximal est de 50,00\u00a0lots.')
    await changeLanguage(languageOf('de'))
    expect([0, 1, 2].map((ticks) => say('{{ticks, plural(one: Tick; other: Ticks)}}', { ticks }))).toEqual([
      'Ticks',
      'Tick',
      'Ticks',
    ])
  })

  it('is kept in one piece in a language written from right to left, once', async () => {
    await changeLanguage(languageOf('ar'))
    expect(say('سداد {{amount, usd}}', { amount: '500' })).toBe('سداد \u2068500.00\u00a0USD\u2069')
    expect(say('أخرى ({{name}})', { name: '\u2066BTC\u2069' })).toBe('أخرى (\u2066BTC\u2069)')
  })

  it('is kept in one piece in any language when it is written from right to left', async () => {
    await changeLanguage(languageOf('en'))
    expect(say('Signed by {{name}}, {{no}}', { name: 'مي تان', no: 'A-1' })).toBe(
      'Signed by \u2068مي تان\u2069, A-1',
    )
  })
})

it('every format that a text names is there', () => {
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\{\{\w+, (\w+)\}\}/g)].map(([, name]) => name ?? ''),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((name) => !(name in textFormats))).toEqual([])
  expect(Object.keys(textFormats).filter((name) => !named.includes(name))).toEqual([])
})
