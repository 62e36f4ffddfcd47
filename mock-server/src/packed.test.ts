import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the packed package brings a README, its licence, those of others, the documents and the control client', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const { stdout } = await promisify(execFile)('npm', args, { cwd, maxBuffer: 16 * 1_048_576 })
  const report = JSON.parse(stdout)
  const [packed] = Array.isArray(report) ? report : Object.values<{ files: { path: string }[] }>(report)
  const paths = packed.files.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'README.md',
      'LICENSE',
      'dist/cli.js',
      'dist/control.js',
      'dist/third-party-licenses.txt',
      'dist/documents/sandbox-control.json',
    ]),
  )
})
