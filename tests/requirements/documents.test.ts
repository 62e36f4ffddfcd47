import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { documentProblems } from './documents.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root }).sort()])(
  '%s names only files, links and commands that exist',
  (path) => {
    expect(documentProblems(root, path, readFileSync(join(root, path), 'utf8'))).toEqual([])
  },
)

describe('a document', () => {
  const problems = (text: string) => documentProblems(root, 'docs/sample.md', text)

  test('may name files, folders, patterns and placeholders whose folder exists', () => {
    expect(problems('`tests/requirements/ids.ts`, `locales/`, `locales/*/home.json`')).toEqual([])
    expect(problems('`mock-server/src/products/<name>/handlers.ts`, `app/src/features/<name>/`')).toEqual([])
    expect(problems('`tests/requirements/ids.ts › a title`')).toEqual([])
  })

  test('is told of what does not exist', () => {
    expect(problems('`tests/requirements/gone.ts`')).toHaveLength(1)
    expect(problems('`mock-server/src/gone/<tag>.ts`')).toHaveLength(1)
    expect(problems('`locales/*/gone.json`')).toHaveLength(1)
    expect(problems('`router/link.tsx`')).toHaveLength(1)
    expect(problems('`GONE.md`')).toHaveLength(1)
  })

  test('names only tests that are declared', () => {
    const here = 'tests/requirements/documents.test.ts'
    expect(problems(`\`${here} › names only tests that are declared\``)).toEqual([])
    expect(problems(`\`${here} › no such${''} title\``)).toHaveLength(1)
    expect(problems('`tests/requirements/gone.test.ts › a title`')).toHaveLength(2)
  })

  test('may speak of operations, routes and settings', () => {
    expect(problems('`login/register`, `/profile/deposit`, `VITE_BUILD=operator`, `@swx/sdk`')).toEqual([])
    expect(problems('`app/dist-demo`, `.data/PORT`, `node_modules/x.ts`')).toEqual([])
  })

  test('has links that lead somewhere', () => {
    expect(problems('[here](requirements.md#part) [there](https://example.com)')).toEqual([])
    expect(problems('[here](gone.md)')).toEqual(['docs/sample.md: the link to gone.md leads nowhere'])
  })

  test('names scripts of the repository or of the package it says', () => {
    expect(problems('`npm run bench -- sdk`, `npm run missing -w @swx/locales`')).toEqual([])
    expect(problems('`npm run missing`')).toEqual(['docs/sample.md: "npm run missing" is no script'])
    expect(problems('```sh\nnpm run gone\n```')).toHaveLength(1)
  })
})
