import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../support/root.ts'

/** Runs `work` in a clone of what is committed, with nothing installed, and removes the clone. */
export async function inFreshClone<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swx-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder])
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is installed in a clone, in MB on disk. */
export function installedIn(folder: string): number {
  const [kilobytes] = execFileSync('du', ['-sk', join(folder, 'node_modules')], { encoding: 'utf8' }).split(
    '\t',
  )
  return Number(kilobytes) / 1000
}
