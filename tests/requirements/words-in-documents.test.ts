import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownWords, wordings } from '@swx/openapi/words'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'

/** Pages that are made by a command, quote words that are not said, or tell what was said in their time. */
const notChecked =
  /(?:^|\/)(?:CHANGELOG|requirements|contract-coverage|benchmarks|glossary|voice)\.md$|^\.|\/public\//

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !notChecked.test(path))

/** The prose of a page: no code, no addresses of links, and nothing that it quotes. */
const proseOf = (page: string) =>
  page
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/"[^"\n]*"|“[^”]*”/g, '')

const paragraphs = pages.flatMap((path) =>
  proseOf(readFileSync(join(root, path), 'utf8'))
    .split(/\n{2,}|\n(?=[-|])/)
    .map((text) => [path, ownWords(text.replaceAll('\n', ' '))] as const),
)

/** What editors show of the packages: the comments of their public sources. */
const comments = execFileSync(
  'git',
  ['ls-files', 'sdk/src', 'mock-server/src/exports', 'contract-tester/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/gen\//.test(path))
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(
      ([, text = '']) => [path, ownWords(text.replaceAll(/\s*\n\s*\* ?/g, ' '))] as const,
    ),
  )

test('guides, decisions, pages and comments of the packages are read', () => {
  expect(pages).toContain('docs/sandbox.md')
  expect(pages).toContain('docs/decisions/0015-money.md')
  expect(pages).toContain('sdk/README.md')
  expect(paragraphs.length).toBeGreaterThan(1_500)
  expect(comments.length).toBeGreaterThan(800)
})

test.each(wordings)('no document or comment of a package says "$caught": say $instead', ({ pattern }) => {
  expect([...paragraphs, ...comments].filter(([, text]) => pattern.test(text))).toEqual([])
})
