/**
 * Lints the contract: Redocly's `recommended-strict`, more of its rules and those in `rules/`, on the split sources,
 * because its messages then point at the file to edit. Warnings fail too. Sends nothing anywhere.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeErrorSchemas } from './error-schemas.ts'

const folder = join(import.meta.dirname, '..')
const redocly = join(folder, '../node_modules/@redocly/cli/bin/cli.js')

writeErrorSchemas()
const run = spawnSync(process.execPath, [redocly, 'lint', '--max-problems', '1000'], {
  cwd: folder,
  encoding: 'utf8',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' },
  maxBuffer: 1e8,
})
// Redocly ends with 0 when there are only warnings.
const isClean = run.status === 0 && !/\bwarnings?\b/i.test(run.stderr.replace(/0 warnings?/gi, ''))
if (!isClean) console.error(run.stdout + run.stderr)
process.exit(isClean ? 0 : 1)
