import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { readFigures, wrongFigures } from './figures.ts'

const figures = readFigures(root)
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', '*/README.md', 'sdk/docs/*.md'].flatMap(
  (pattern) => globSync(pattern, { cwd: root, exclude: ['node_modules'] }),
)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each(documents)('%s states no figure that is another number today', (path) => {
  expect(wrongFigures(figures, path, read(path))).toEqual([])
})

test('README states how many operations and languages there are', () => {
  for (const { name, pattern } of figures) expect(read('README.md').match(pattern), name).not.toBeNull()
})

test('a figure of another day is found, in digits or as a word', () => {
  expect(wrongFigures(figures, 'a.md', 'It serves all 71 operations in nine languages.')).toHaveLength(2)
  expect(
    wrongFigures(figures, 'a.md', 'It speaks in other languages, and all other operations work.'),
  ).toEqual([])
})
