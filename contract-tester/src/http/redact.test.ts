import { expect, test } from 'vitest'
import { createRedactor } from './redact.ts'

test.each([
  [['sandbox-token'], 'got sandbox-token, then "xsandbox-tokenx"', 'got [token], then "x[token]x"'],
  [['abc'], 'got "abc" for abc_d=abc, not for abcd', 'got "[token]" for abc_d=[token], not for abcd'],
  [['7', undefined], 'HTTP 200 for token 7', 'HTTP 200 for token [token]'],
  [['a+b', 'ab'], 'Bearer a+b and ab', 'Bearer [token] and [token]'],
  [['token-1', 'token-1-second'], 'token-1-second, token-1', '[token], [token]'],
  [['', undefined], 'nothing to hide', 'nothing to hide'],
])('of the tokens %o, "%s" keeps none', (tokens, text, redacted) => {
  expect(createRedactor(tokens)(text)).toBe(redacted)
})
