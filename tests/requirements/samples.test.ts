import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).sort()

/** Documents with code that a user copies. */
const pages = ['docs/*.md', '*/README.md', 'sdk/docs/*.md']
  .flatMap(list)
  .filter((path) => /^```(?:[jt]sx?)$/m.test(read(path)))

/** Tests that run code of documents read them by name, or all of a folder. */
const tests = ['tests/contract/*.test.ts', 'tests/commands/*.test.ts'].flatMap(list).map(read)
const isRun = (path: string) =>
  tests.some(
    (source) =>
      source.includes(`'${path}'`) ||
      source.includes(`'${path.split('/').slice(0, -1).join(`', '`)}', '${basename(path)}'`) ||
      (path.startsWith('sdk/') && source.includes(`join(root, 'sdk', 'docs')`)),
  )

test('the samples of every document are run by a test', () => {
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((path) => !isRun(path))).toEqual([])
})
