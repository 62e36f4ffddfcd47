// The lock file must install on every platform and name no registry: checked on each `npm test`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const entries = Object.entries(lock.packages)
const installed = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)))
const problems = []

for (const [path, entry] of entries) {
  if (/^(https?|git)/.test(entry.resolved ?? ''))
    problems.push(
      `${path} names where it was downloaded from: keep omit-lockfile-registry-resolved in .npmrc`,
    )
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!installed.has(name))
      problems.push(
        `${path || 'the root'} wants ${name} on another platform and the lock lacks it: choose a version of it that has all its platform packages`,
      )
  }
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
