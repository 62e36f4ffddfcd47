import { expect, test } from 'vitest'
import { brokenRule } from './check-body.ts'

test.each([
  ['fund', { userId: 'u-1', mode: 'real' }, '"amount" has to be given.'],
  ['fund', { userId: 7, mode: 'real', amount: '1.00' }, '"userId" has to be a text; it was 7.'],
  [
    'fund',
    { userId: 'u-1', mode: 'play', amount: '1.00' },
    '"mode" has to be one of real, demo; it was "play".',
  ],
  [
    'fund',
    { userId: 'u-1', mode: 'real', amount: '1,00' },
    '"amount" is not as described (How much.); it was "1,00".',
  ],
  ['clock/auto', { ratio: 0 }, '"ratio" has to be > 0; it was 0.'],
  ['faults', { match: { op: 'login', nth: 0 }, effect: {} }, '"match.nth" has to be >= 1; it was 0.'],
  ['market/BTC/price', { path: [] }, '"path" has to have at least 1 entries; it was [].'],
  [
    'recharge/RC1/reject',
    { reason: 'x'.repeat(501) },
    expect.stringMatching(/"reason" has to have at most 500 characters; it was "x+…\.$/),
  ],
  ['seed', 'shop', 'The body has to be a JSON object; it was "shop".'],
])('a body of %s names the field, what was expected and what was given', (path, body, sentence) => {
  expect(brokenRule(path, body)).toEqual(sentence)
})

test('what fits passes, and so does no body where nothing has to be given', () => {
  expect(brokenRule('fund', { userId: 'u-1', mode: 'demo', amount: '250.00' })).toBeUndefined()
  expect(brokenRule('clock/auto', undefined)).toBeUndefined()
  expect(brokenRule('clock/freeze', undefined)).toBeUndefined()
})
