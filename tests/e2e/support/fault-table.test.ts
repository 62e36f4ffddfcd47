import { expect, test } from 'vitest'
import { faultTable } from './fault-table.ts'

test('what is wrong stands in a table, one line each, and how many there are', () => {
  expect(
    faultTable([
      { route: 'home', look: 'de, mobile, dark', what: 'the page is 340 px wide' },
      { route: 'planDetail', look: 'ar, desktop, light', what: 'console error:\n  no\n  such text' },
    ]),
  ).toBe(
    [
      'route       look                what is wrong',
      'home        de, mobile, dark    the page is 340 px wide',
      'planDetail  ar, desktop, light  console error: no such text',
      '2 to mend',
    ].join('\n'),
  )
})
