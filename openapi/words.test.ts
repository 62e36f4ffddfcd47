import { expect, test } from 'vitest'
import feed from './dist/asyncapi.json' with { type: 'json' }
import errors from './dist/errors.json' with { type: 'json' }
import contract from './dist/openapi.json' with { type: 'json' }
import control from './dist/sandbox-control.json' with { type: 'json' }
import { contractWordings, customerWordings, ownWords, wordings } from './rules/words.ts'

const textFields = ['description', 'summary', 'meaning']

/** All texts of a document with their places, without examples: the values of examples are data. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'value' || key === 'example' || key === 'x-codeSamples') return []
    if (typeof item === 'string') return textFields.includes(key) ? [[`${place}/${key}`, item]] : []
    return textsOf(item, `${place}/${key}`)
  })
}

const customerTexts = [
  ...textsOf(contract, 'openapi.json'),
  ...textsOf(feed, 'asyncapi.json'),
  ...textsOf(errors, 'errors.json'),
]
const texts = [...customerTexts, ...textsOf(control, 'sandbox-control.json')]

test('the texts of the contract and of the control plane are read', () => {
  expect(customerTexts.length).toBeGreaterThan(1_500)
  expect(texts.length - customerTexts.length).toBeGreaterThan(500)
})

test.each([...wordings, ...contractWordings])(
  'no text of the contract says "$caught": say $instead',
  ({ pattern, caught }) => {
    expect(ownWords(caught)).toMatch(pattern)
    expect(texts.filter(([, text]) => pattern.test(ownWords(text)))).toEqual([])
  },
)

test.each(customerWordings)('no text for customers says "$caught": say $instead', ({ pattern, caught }) => {
  expect(ownWords(caught)).toMatch(pattern)
  expect(customerTexts.filter(([, text]) => pattern.test(ownWords(text)))).toEqual([])
})
