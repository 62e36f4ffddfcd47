import { execFileSync } from 'node:child_process'
import { root } from '../../support/root.ts'
import type { Found } from '../support/part.ts'

/** Bytes of the package as it would be published, in kB. */
export function measureTarball(): Found {
  const out = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'], {
    cwd: `${root}sdk`,
    encoding: 'utf8',
  })
  const packed = JSON.parse(out.slice(out.search(/[[{]/)))
  const { size } = (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]) as { size: number }
  return { measures: [{ name: 'tarball', value: size / 1000, unit: 'kB' }] }
}
