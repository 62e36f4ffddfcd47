import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The commands of this repository that a person types, without what runs before them. */
const commands = Object.entries<string>(scripts).filter(
  ([name, line]) => !name.startsWith('pre') && line.startsWith('node scripts/') && name !== 'mock',
)

test.concurrent.each(commands)(
  '"npm run %s -- --help" says what it does and starts nothing',
  async (_, line) => {
    const [, ...args] = line.split(' ')
    const { stdout } = await run(process.execPath, [...args, '--help'], { cwd: root })
    expect(stdout.split('\n').length).toBeGreaterThan(3)
    expect(stdout).not.toContain('ready http')
  },
)
