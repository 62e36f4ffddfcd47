import { expect, it } from 'vitest'
import { parseDevice } from './sessions-card.tsx'

it('tells browser and system of a sign-in apart', () => {
  expect(parseDevice('Safari on iPhone')).toEqual({ kind: 'phone', browser: 'Safari', system: 'iPhone' })
  expect(parseDevice('Samsung Internet on Android')).toMatchObject({
    kind: 'phone',
    browser: 'Samsung Internet',
  })
  expect(parseDevice('Chrome on Windows')).toMatchObject({ kind: 'computer', system: 'Windows' })
})

it('takes a program that is no browser as it is', () => {
  expect(parseDevice('curl')).toEqual({ kind: 'computer', browser: undefined, system: undefined })
})
