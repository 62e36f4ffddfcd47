import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The commands of this repository, without those whose program says itself what it takes. */
const commands = Object.entries<string>(scripts).filter(([name]) => name !== 'mock' && name !== 'contract')

test.concurrent.each(commands)(
  '"npm run %s -- --help" says what it does and starts nothing',
  async (name, line) => {
    expect(line).toBe(`node scripts/run.mjs ${name}`)
    const { stdout } = await run(process.execPath, ['scripts/run.mjs', name, '--help'], { cwd: root })
    expect(stdout.split('\n').length).toBeGreaterThan(3)
    expect(stdout).not.toContain('ready http')
  },
)
