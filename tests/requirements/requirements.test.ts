import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { evidenceProblem, isPicture, isSeenByUser } from './evidence.ts'
import { requirementIds, seenSeries } from './ids.ts'
import { countOf, type RequirementRow, readRequirements, readShownBy } from './read-requirements.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = `${root}docs/requirements.md`
const rows = readRequirements(page)
const idsOf = (found: readonly RequirementRow[]) => found.map((row) => row.id)
const shown = rows.filter((row) => row.openReason === undefined)

describe('docs/requirements.md', () => {
  test('has every requirement once, and no other', () => {
    expect(idsOf(rows).sort()).toEqual([...requirementIds].sort())
  })

  test('says how many lines are open', () => {
    expect(/^.*(\*\*\d+ of .+)$/m.exec(readFileSync(page, 'utf8'))?.[1]).toBe(countOf(rows))
  })

  test('shows every line by something, or says what is missing', () => {
    expect(idsOf(shown.filter((row) => row.evidence.length === 0))).toEqual([])
  })

  test('shows no line by pictures alone', () => {
    expect(idsOf(rows.filter((row) => row.evidence.length > 0 && row.evidence.every(isPicture)))).toEqual([])
  })

  test('shows what a user sees by a test of what a user sees', () => {
    const ofUsers = shown.filter((row) => seenSeries.has(row.id.split('-')[0] ?? ''))
    expect(idsOf(ofUsers.filter((row) => !row.evidence.some(isSeenByUser)))).toEqual([])
  })

  test('shows an operation of the contract only when a screen calls it', () => {
    const coverage = readFileSync(`${root}docs/contract-coverage.md`, 'utf8')
    const screens = new Map(
      [...coverage.matchAll(/^\| \w+\/(\w+) \|.*\| (yes|–) \|$/gm)].map((at) => [at[1], at[2]]),
    )
    const operations = rows.filter(({ id }) => id.startsWith('OP-'))
    const wrong = operations.filter(({ text, openReason }) => {
      return (screens.get(text) === 'yes') !== (openReason === undefined)
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('names only tests that are declared, pictures that are there, and checks that run', () => {
    const problems = rows.flatMap((row) =>
      row.evidence.flatMap((evidence) => {
        const problem = evidenceProblem(root, evidence)
        return problem ? [`${row.id}: ${problem}`] : []
      }),
    )
    expect(problems).toEqual([])
  })
})

describe('the third cell of a line', () => {
  test.each([
    ['`a › b`, `c › d`', ['a › b', 'c › d'], undefined],
    ['open: the screen', [], 'the screen'],
    ['open: `linkGoogle` has no screen', [], '`linkGoogle` has no screen'],
    ['partly: `a › b`, `c › d`; open: the list; then more', ['a › b', 'c › d'], 'the list; then more'],
    ['', [], undefined],
  ])('%j is read', (cell, evidence, openReason) => {
    expect(readShownBy(cell)).toEqual({ evidence, openReason })
  })

  test('counts as open with anything open', () => {
    const cells = ['`a › b`', 'open: x', 'partly: `a › b`; open: x']
    const counted = cells.map((cell) => ({ id: 'P-01', text: '', ...readShownBy(cell) }))
    expect(countOf(counted)).toBe('**2 of 3 lines are open**, 1 of them partly shown.')
  })
})

describe('a piece of evidence', () => {
  const here = 'tests/requirements/requirements.test.ts'

  test('is a test by its title', () => {
    expect(evidenceProblem(root, `${here} › is a test by its title`)).toBeUndefined()
    expect(evidenceProblem(root, `${here} › %j is read`)).toBeUndefined()
    expect(evidenceProblem(root, `${here} › no such${''} title`)).toContain('no test called')
    expect(evidenceProblem(root, `${here} › no test called`)).toContain('no test called')
    expect(evidenceProblem(root, 'tests/nowhere.test.ts › anything')).toContain('does not exist')
    expect(evidenceProblem(root, here)).toContain('needs a title')
    expect(evidenceProblem(root, 'README.md › Commands')).toContain('is no file of tests')
  })

  test('is a check that runs, not any file', () => {
    expect(evidenceProblem(root, 'scripts/check-lock.mjs')).toBeUndefined()
    expect(evidenceProblem(root, 'openapi/errors.yaml')).toContain('no check that runs')
  })
})
