import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'

describe.each(['sdk', 'mock-server', 'contract-tester'])('the package in %s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

  test('says what a registry and a statement of provenance need', () => {
    expect(manifest).toMatchObject({
      license: 'Apache-2.0',
      repository: { type: 'git', url: expect.stringMatching(/^git\+https:/), directory: folder },
      engines: { node: expect.stringMatching(/^>=20/) },
      exports: expect.any(Object),
    })
    expect(manifest.private).toBeUndefined()
    expect(manifest.publishConfig?.registry).toBeUndefined()
  })

  test('brings its license and its changes, those of this version first', () => {
    expect(existsSync(join(root, folder, 'LICENSE'))).toBe(true)
    expect(manifest.files).toContain('CHANGELOG.md')
    const [, version] = /^## (\S+)$/m.exec(readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8')) ?? []
    expect(version).toBe(manifest.version)
  })
})
