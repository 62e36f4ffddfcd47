/**
 * Writes `docs/contract-coverage.md`, the table of what every operation has, and fails when a cell is empty without a
 * reason in `gaps.json`, or listed there although it is filled. With `--check` it writes nothing and also fails when
 * the table in the repository is another one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Aside, findRows } from './cells.ts'
import { type Gap, problemsOf, tableOf } from './verdict.ts'

const file = join(import.meta.dirname, '..', '..', 'docs', 'contract-coverage.md')
const { gaps, asides }: { gaps: Gap[]; asides: Aside[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'gaps.json'), 'utf8'),
)

const rows = findRows(asides)
const problems = problemsOf(rows, gaps)
const table = tableOf(rows, gaps, asides)
if (!process.argv.includes('--check')) writeFileSync(file, table)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== table)
  problems.push(
    'docs/contract-coverage.md is out of date: run "npm run coverage -w @swx/openapi" and commit it.',
  )
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
