/**
 * What shows each requirement. As the last step of `npm test` it makes `docs/requirements.md` from the results of that
 * run, and fails when a named test did not pass or the page comes out otherwise than it is committed. With `--write` it
 * writes the page from `tests/requirements/lines/`, for which the tests only have to be declared.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declarationError, resultError } from './evidence.ts'
import { type Citation, readSections } from './lines.ts'
import { pageOf } from './page.ts'
import { readResults } from './results.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = join(root, 'docs/requirements.md')
const sections = readSections(root)
const citations = sections.flatMap(({ lines }) =>
  lines.flatMap(({ id, shown }) => shown.map((one) => ({ id, one }))),
)

const declared = ({ test }: Citation) => declarationError(root, test)
const isWriting = process.argv.includes('--write')
const results = isWriting ? [] : readResults(root)
const errorOf = isWriting ? declared : (one: Citation) => declared(one) ?? resultError(results, one)

const problems = citations.flatMap(({ id, one }) => {
  const error = errorOf(one)
  return error ? [`${id}: ${error}`] : []
})
const text = pageOf(sections, errorOf)
if (isWriting) writeFileSync(page, text)
else if (readFileSync(page, 'utf8') !== text)
  problems.push(
    'docs/requirements.md is not what this run shows: mend the tests, or run "npm run requirements -w @swx/tests".',
  )

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
