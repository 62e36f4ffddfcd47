import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { declarationError, isSeenByUser } from './evidence.ts'
import { requirementIds, seenSeries } from './ids.ts'
import { type Citation, readSections } from './lines.ts'
import { pageOf } from './page.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sections = readSections(root)
const lines = sections.flatMap((section) => section.lines)
const shown = lines.filter(({ open }) => open === undefined)
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('the lines', () => {
  test('are every requirement once, and no other', () => {
    expect(idsOf(lines).sort()).toEqual([...requirementIds].sort())
  })

  test('are shown by something, or say what is missing', () => {
    expect(idsOf(shown.filter((line) => line.shown.length === 0))).toEqual([])
  })

  test('show what a user sees by a test of what a user sees', () => {
    const ofUsers = shown.filter(({ id }) => seenSeries.has(id.split('-')[0] ?? ''))
    expect(idsOf(ofUsers.filter((line) => !line.shown.some(({ test }) => isSeenByUser(test))))).toEqual([])
  })

  test('show an operation of the contract only when a screen calls it', () => {
    const coverage = readFileSync(`${root}docs/contract-coverage.md`, 'utf8')
    const screens = new Map(
      [...coverage.matchAll(/^\| \w+\/(\w+) \|.*\| (yes|–) \|$/gm)].map((at) => [at[1], at[2]]),
    )
    const operations = lines.filter(({ id }) => id.startsWith('OP-'))
    const wrong = operations.filter(
      ({ what, open }) => (screens.get(what) === 'yes') !== (open === undefined),
    )
    expect(wrong.map(({ what }) => what)).toEqual([])
  })

  test('name only tests that are declared, each once, with the reason why it shows the line', () => {
    const errorOf = ({ test, cases, because }: Citation) => {
      if (test.includes('*') && cases === undefined)
        return `${test} does not say how many cases it stands for`
      return declarationError(root, test) ?? (because ? undefined : `${test} does not say why`)
    }
    const errors = lines.flatMap(({ id, shown }) => {
      const twice = shown.filter(({ test }, at) => shown.findIndex((other) => other.test === test) !== at)
      return [...shown.map(errorOf), ...twice.map(({ test }) => `${test} is named twice`)]
        .filter((error) => error !== undefined)
        .map((error) => `${id}: ${error}`)
    })
    expect(errors).toEqual([])
  })
})

test('docs/requirements.md is made of the lines; after a change run "npm run requirements -w @swx/tests"', () => {
  const declared = pageOf(sections, ({ test }) => declarationError(root, test))
  expect(readFileSync(`${root}docs/requirements.md`, 'utf8')).toBe(declared)
})
