import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { readTexts } from './texts.ts'

const catalogue = JSON.parse(
  readFileSync(new URL('../../openapi/dist/errors.json', import.meta.url), 'utf8'),
) as { readonly codes: readonly { readonly code: string; readonly key: string }[] }

describe.each(languages)('the error texts in $name', ({ code }) => {
  const texts = readTexts(code, 'errors')

  it('have words for every code of the catalogue', () => {
    expect(catalogue.codes.length).toBeGreaterThan(50)
    expect(catalogue.codes.filter(({ key }) => !texts.has(key))).toEqual([])
  })

  it.each([
    ['userStatusAbnormal', 'userStatusWrong'],
    ['kycStatusWrong', 'kycRequired'],
  ])('tell %s from %s', (one, other) => {
    expect(texts.get(one)).not.toBe(texts.get(other))
  })

  it('have words for a code that is not in the catalogue, with the number that support asks for', () => {
    expect(texts.get('unknown')).toBeTruthy()
    expect(texts.get('unknownWithTrace')).toContain('{{traceId}}')
  })
})
