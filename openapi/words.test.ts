import { expect, test } from 'vitest'
import feed from './dist/asyncapi.json' with { type: 'json' }
import errors from './dist/errors.json' with { type: 'json' }
import contract from './dist/openapi.json' with { type: 'json' }
import { ownWords, wordings } from './rules/words.ts'

const textual = ['description', 'summary', 'meaning']

/** Every text of a document with its place; values of examples are data. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'value' || key === 'example' || key === 'x-codeSamples') return []
    if (typeof item === 'string') return textual.includes(key) ? [[`${place}/${key}`, item]] : []
    return textsOf(item, `${place}/${key}`)
  })
}

const texts = [
  ...textsOf(contract, 'openapi.json'),
  ...textsOf(feed, 'asyncapi.json'),
  ...textsOf(errors, 'errors.json'),
]

test('the texts of the contract are read', () => {
  expect(texts.length).toBeGreaterThan(1_500)
})

test.each(wordings)('no text of the contract says "$caught": say $instead', ({ pattern, caught }) => {
  expect(ownWords(caught)).toMatch(pattern)
  expect(texts.filter(([, text]) => pattern.test(ownWords(text)))).toEqual([])
})
