import { expect, it } from 'vitest'
import { matchedPart } from './matched-part.ts'

it.each([
  ['EURUSD', 'eur', ['', 'EUR', 'USD']],
  ['Société Générale', 'generale', ['Société ', 'Générale', '']],
  ['출금은 얼마나 걸리나요?', '얼마', ['출금은 ', '얼마', '나 걸리나요?']],
  ['Große Werte', 'grosse', ['', 'Große', ' Werte']],
  ['Bitcoin', 'ether coin', ['Bit', 'coin', '']],
])('in %s the part that was searched for as %s stands out', (text, search, parts) => {
  expect(matchedPart(text, search)).toEqual(parts)
})

it('nothing stands out where the match is elsewhere', () => {
  expect(matchedPart('Bitcoin', 'xyz')).toBeUndefined()
  expect(matchedPart('Bitcoin', '  ')).toBeUndefined()
})
