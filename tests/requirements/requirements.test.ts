import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { evidenceProblem } from './evidence.ts'
import { requirementIds } from './ids.ts'
import { readRequirements } from './read-requirements.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rows = readRequirements(`${root}docs/requirements.md`)

test('docs/requirements.md has every requirement once, and no other', () => {
  expect(rows.map((row) => row.id).sort()).toEqual([...requirementIds].sort())
})

test('every requirement is shown by something, or says which work fills it', () => {
  const silent = rows.filter((row) => row.evidence.length === 0 && row.openReason === undefined)
  expect(silent.map((row) => row.id)).toEqual([])
  const both = rows.filter((row) => row.evidence.length > 0 && row.openReason !== undefined)
  expect(both.map((row) => row.id)).toEqual([])
})

test('every test, check and picture that a requirement names exists', () => {
  const problems = rows.flatMap((row) =>
    row.evidence.flatMap((evidence) => {
      const problem = evidenceProblem(root, evidence)
      return problem ? [`${row.id}: ${problem}`] : []
    }),
  )
  expect(problems).toEqual([])
})

test('a requirement that names a missing test or file is found', () => {
  const here = 'tests/requirements/requirements.test.ts'
  expect(
    evidenceProblem(root, `${here} › a requirement that names a missing test or file is found`),
  ).toBeUndefined()
  expect(evidenceProblem(root, `${here} › no such${''} title`)).toContain('no test called')
  expect(evidenceProblem(root, 'tests/nowhere.test.ts › anything')).toContain('does not exist')
  expect(evidenceProblem(root, here)).toContain('needs a title')
})
