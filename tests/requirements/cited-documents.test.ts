import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { missingDocuments } from './cited-documents.ts'

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/gen/') && !/\.(test|spec)\./.test(path))

test('comments cite only documents of this repository', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const missing = sources.flatMap((path) =>
    missingDocuments(root, path, readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

describe('a document that is not there', () => {
  const missingIn = (source: string) => missingDocuments(root, 'mock-server/src/sample.ts', source)

  test.each([
    '/** The order of gone.md, section 2. */',
    'const a = 1 // see docs/gone.md',
    '# As docs/gone.md says',
    '/**\n * Written in gone.md.\n */',
  ])('is found in %j', (comment) => {
    expect(missingIn(comment)).toHaveLength(1)
  })

  test.each(['/** See docs/glossary.md. */', '// CONTRIBUTING.md has it', "const page = 'gone.md'"])(
    'is not found in %j',
    (source) => {
      expect(missingIn(source)).toEqual([])
    },
  )
})
