import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../scripts/precompress.mjs')

test('a build has packed copies of its texts, and none of the settings that a stage replaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'swx-packed-'))
  try {
    const long = JSON.stringify({ text: 'x'.repeat(2_000) })
    for (const name of ['config.json', 'texts.json', 'photo.webp']) writeFileSync(join(folder, name), long)
    writeFileSync(join(folder, 'version.json'), '{}')
    execFileSync(process.execPath, [program, folder])
    expect(readdirSync(folder).sort()).toEqual([
      'config.json',
      'photo.webp',
      'texts.json',
      'texts.json.br',
      'texts.json.gz',
      'version.json',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
