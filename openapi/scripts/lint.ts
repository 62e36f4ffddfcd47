/**
 * Lints the contract: Redocly (recommended-strict and the rules in `rules/`) on the split sources, because its
 * messages then point at the file to edit; Spectral (`spectral:oas`, `spectral:asyncapi`, `spectral:arazzo`) on
 * the bundles. Warnings
 * fail too. Sends nothing anywhere.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeRefusals } from './refusals.ts'

const folder = join(import.meta.dirname, '..')
const tool = (path: string) => join(folder, '..', 'node_modules', path)
const bundles = ['openapi.json', 'asyncapi.json', 'sandbox-control.json'].map((name) => join('dist', name))

const runs = [
  [tool('@redocly/cli/bin/cli.js'), 'lint', '--max-problems', '1000'],
  [
    tool('@stoplight/spectral-cli/dist/index.js'),
    'lint',
    ...bundles,
    'journeys.arazzo.yaml',
    '--fail-severity',
    'hint',
  ],
]

writeRefusals()
const failed = runs.filter((args) => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' }
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env, maxBuffer: 1e8 })
  // Redocly ends with 0 when there are only warnings.
  const isClean = run.status === 0 && !/\bwarnings?\b/i.test(run.stderr.replace(/0 warnings?/gi, ''))
  if (!isClean) console.error(run.stdout + run.stderr)
  return !isClean
})
process.exit(failed.length === 0 ? 0 : 1)
