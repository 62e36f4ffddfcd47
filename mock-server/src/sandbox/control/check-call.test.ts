import { expect, test } from 'vitest'
import { brokenRule } from './check-call.ts'

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
    '"amount" is not as described (The amount in US dollars.); it was "1,00".',
  ],
  ['runClock', { ratio: 0 }, '"ratio" has to be > 0; it was 0.'],
  ['addFault', { match: { op: 'login', nth: 0 }, effect: {} }, '"match.nth" has to be >= 1; it was 0.'],
  ['setPrice', { path: [] }, '"path" has to have at least 1 entries; it was [].'],
  [
    'decideRecharge',
    { reason: 'x'.repeat(501) },
    expect.stringMatching(/"reason" has to have at most 500 characters; it was "x+…\.$/),
  ],
  ['seedProfile', 'shop', 'The body has to be a JSON object; it was "shop".'],
] as const)('a body of %s names the field, what was expected and what was given', (id, body, sentence) => {
  expect(brokenRule(id, 'body', body)).toEqual(sentence)
})

test('what fits passes, and so does an empty body where nothing has to be given', () => {
  expect(brokenRule('fund', 'body', { userId: 'u-1', mode: 'demo', amount: '250.00' })).toBeUndefined()
  expect(brokenRule('runClock', 'body', {})).toBeUndefined()
  expect(brokenRule('freezeClock', 'body', {})).toBeUndefined()
})
