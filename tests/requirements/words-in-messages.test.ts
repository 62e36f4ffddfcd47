import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageWordings, ownWords, wordings } from '@swx/openapi/words'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { spokenIn } from './spoken.ts'

/** Other languages, what is made by a command, and tests. */
const notChecked = /\.test\.|\/gen\/|\/test\/|\/catalogue\/|agreement-texts|third-party/

const messages = execFileSync('git', ['ls-files', 'mock-server/src', 'contract-tester/src', 'scripts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !notChecked.test(path))
  .flatMap((path) =>
    spokenIn(readFileSync(join(root, path), 'utf8')).map(({ line, text }) => ({
      at: `${path}:${line}`,
      text,
    })),
  )

test('texts of the console, messages of commands and details of errors are read', () => {
  expect(messages.length).toBeGreaterThan(800)
  expect(messages.some(({ at }) => at.startsWith('mock-server/src/console/'))).toBe(true)
})

test.each([...wordings, ...messageWordings])('no message says "$caught": say $instead', ({ pattern }) => {
  expect(messages.filter(({ text }) => pattern.test(ownWords(text)))).toEqual([])
})

describe('a text that someone reads', () => {
  test.each([
    ["throw new Error('The clock cannot go back.')", 'The clock cannot go back.'],
    [['const text = `World "$', '{name}" has ended.`'].join(''), 'World "{}" has ended.'],
    ['const card = <p>Nothing is\n waiting.</p>', 'Nothing is waiting.'],
    ['const button = <Button label="Read again" />', 'Read again'],
  ])('is found in %j', (source, text) => {
    expect(spokenIn(source).map((spoken) => spoken.text)).toEqual([text])
  })

  test.each([
    "import a from 'A b'",
    "fetch('GET /path')",
    "query('SELECT a FROM b')",
    "const name = 'value'",
  ])('is not looked for in %j', (source) => {
    expect(spokenIn(source)).toEqual([])
  })
})
