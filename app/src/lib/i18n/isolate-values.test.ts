import { describe, expect, it } from 'vitest'
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
