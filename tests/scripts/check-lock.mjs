// The lock files must install on every platform and name no registry: checked on each `npm test`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/processes.mjs'

/** The project's, and those of what is installed beside it: a Node, and what only the benchmarks, the other browsers and the documents use. */
const files = [
  'package-lock.json',
  'scripts/node/package-lock.json',
  'tests/bench/package-lock.json',
  'tests/browsers/package-lock.json',
  'docs/site/package-lock.json',
]

/** What is wrong with a lock file, a line each. */
function problemsOf(file) {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const entries = Object.entries(lock.packages)
  const installed = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)))
  return entries.flatMap(([path, entry]) => [
    ...(/^(https?|git)/.test(entry.resolved ?? '')
      ? [`${path} names where it was downloaded from: keep omit-lockfile-registry-resolved in .npmrc`]
      : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !installed.has(name))
      .map(
        (name) =>
          `${path || 'the root'} wants ${name} on another platform and the lock lacks it: choose a version of it that has all its platform packages`,
      ),
  ])
}

const problems = files.flatMap((file) => problemsOf(file).map((problem) => `${file}: ${problem}`))
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
