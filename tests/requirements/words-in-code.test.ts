import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { otherWordsIn, wordsOfGlossary } from './words-in-code.ts'

const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8')

/** Words that code needs for other things than the one that the glossary means: a person has to read these. */
const notChecked: Readonly<Record<string, string>> = {
  'as a general word': 'a part of a sentence of the glossary',
  'fake backend': 'the few answers that one test of a component gives itself',
  book: 'books are those of the ledger: accounts by mode',
  call: 'a call of a function, or of an operation',
  coin: 'what is quoted in dollars, in the search',
  direction: 'of a text, of a sort order, of a position',
  endpoint: 'of a socket or a service, in the terms of others',
  entry: 'a line of the journal, of an archive, of a map',
  exits: 'of a process',
  fund: 'the control plane adds money by it',
  he: 'no word of ours, and the code of Hebrew',
  movement: 'of a price',
  news: 'what tabs and notifications tell',
  offer: 'a verb',
  order: 'orders of instruments and plans, and an order of things',
  person: 'the user outside of the app: in an identity check, at a terminal',
  problem: 'what is listed as wrong with a file',
  reader: 'of a stream, of a file, of a screen',
  session: 'the log-in; that of a market is on the wire',
  side: 'of a box, of a posting',
  stops: 'of a gradient, and a verb',
  symbol: 'of a price list, of JavaScript',
  trouble: 'a verb in tests, and a disk that cannot be written',
  way: 'a way of doing something',
}

/** Words that say nothing of who acts, or say it by a picture. */
const unclear = ['whoever', 'nobody', 'somebody', 'in hand', 'twin', 'rival', 'shelf', 'airport']

const sources = execFileSync(
  'git',
  ['ls-files', 'mock-server/src', 'contract-tester/src', 'sdk/src', 'app/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/gen/'))

test('comments and names of the code say the words of the glossary', () => {
  const words = [...wordsOfGlossary(page).filter((word) => !(word in notChecked)), ...unclear]
  expect(words).toContain('refusal')
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap((path) =>
    otherWordsIn(readFileSync(join(root, path), 'utf8'), words).map(
      ({ word, text }) => `${path}: ${word}: ${text}`,
    ),
  )
  expect(found).toEqual([])
}, 120_000)

test('a word that is not checked is still in the glossary', () => {
  expect(Object.keys(notChecked).filter((word) => !wordsOfGlossary(page).includes(word))).toEqual([])
})

describe('a word that is not said', () => {
  test.each([
    '/** What a refusal says. */',
    '// Refusals are kept.',
    'const lastRefusal = 1',
    'interface RefusalOf {}',
    'function send(refusals: string[]) {}',
  ])('is found in %j', (source) => {
    expect(otherWordsIn(source, ['refusal'])).toHaveLength(1)
  })

  test.each(["const text = 'a refusal'", '/** The wire says `refusal`. */', 'const a = other.refusal'])(
    'is not looked for in %j',
    (source) => {
      expect(otherWordsIn(source, ['refusal'])).toEqual([])
    },
  )
})
