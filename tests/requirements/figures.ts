import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@swx/locales/languages'

/** A number that documents say, and what it is today. */
export interface Figure {
  readonly name: string
  /** Finds the number, as a word or in digits, in its first group. */
  readonly pattern: RegExp
  readonly value: number
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const asNumber = (text: string) => {
  const word = words.indexOf(text.toLowerCase())
  return word < 0 ? Number(text.replaceAll(',', '')) : word
}

/** The figures that documents state, counted in the contract and the list of languages. */
export function readFigures(root: string): Figure[] {
  const contract: { paths: Record<string, object> } = JSON.parse(
    readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'),
  )
  const operations = Object.values(contract.paths).flatMap(Object.keys).length
  return [
    { name: 'operations of the contract', pattern: /\ball ([\w,]+) operations\b/gi, value: operations },
    { name: 'languages of the app', pattern: /\bin ([\w,]+) languages\b/gi, value: languages.length },
  ]
}

/** What a document says of a figure that is another number today. */
export function wrongFigures(figures: readonly Figure[], path: string, text: string): string[] {
  return figures.flatMap(({ name, pattern, value }) =>
    [...text.matchAll(pattern)]
      .filter(([, found = '']) => !Number.isNaN(asNumber(found)) && asNumber(found) !== value)
      .map(([sentence]) => `${path}: "${sentence}", but the number of ${name} is ${value}`),
  )
}
