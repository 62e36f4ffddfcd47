import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { fileOf, namespacesOf, readTexts, readTree } from './texts.ts'
import { nest, print } from './tidy.ts'

describe.each(languages)('the text files in $name', ({ code }) => {
  it.each(namespacesOf(code))(
    '%s.json is written in its one form (npm run tidy -w @swx/locales)',
    (namespace) => {
      expect(readFileSync(fileOf(code, namespace), 'utf8')).toBe(print(readTree(code, namespace)))
    },
  )
})

describe('a text file', () => {
  it('reads back to what was written', () => {
    const tree = nest([
      ['title', 'Markets'],
      ['list.empty', 'Nothing here'],
      ['list.found_other', '{{count}} found'],
    ])
    expect(tree).toEqual({
      title: 'Markets',
      list: { empty: 'Nothing here', found_other: '{{count}} found' },
    })
    expect(JSON.parse(print(tree))).toEqual(tree)
    expect(print(tree).endsWith('}\n')).toBe(true)
  })

  it('of English has texts', () => {
    for (const namespace of namespacesOf('en')) expect(readTexts('en', namespace).size).toBeGreaterThan(0)
  })
})
