import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowedForBuilding, isAllowedForUsers } from '../support/allowed-licences.ts'
import { root } from '../support/root.ts'

interface Locked {
  readonly link?: boolean
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Packages whose licence the lock does not have in the words of SPDX: what their folders say. */
const saidElsewhere: Readonly<Record<string, string>> = {
  '@httptoolkit/httpolyglot': 'MIT',
  'base64-arraybuffer': 'MIT',
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'destroyable-server': 'Apache-2.0',
  eyes: 'MIT',
  html: 'MIT',
  httpntlm: 'MIT',
  'map-stream': 'MIT',
  optimist: 'MIT',
  'pause-stream': 'MIT OR Apache-2.0',
  querystring: 'MIT',
  'read-tls-client-hello': 'Apache-2.0',
  reserved: 'MIT',
  'stack-trace': 'MIT',
  tv4: 'MIT',
  'validate.io-array': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
  // Given to the public by their authors: SPDX has no name for it, and these terms are the nearest.
  cycle: 'Unlicense',
  jsonify: 'Unlicense',
}

const lockOf = (path: string): Readonly<Record<string, Locked>> =>
  JSON.parse(readFileSync(root + path, 'utf8')).packages
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''
const licenceOf = (path: string, { license }: Locked) => saidElsewhere[nameOf(path)] ?? license ?? 'unknown'

test.each([
  'package-lock.json',
  'tests/bench/package-lock.json',
  'tests/browsers/package-lock.json',
  'docs/site/package-lock.json',
])('every package that %s installs is under a licence of the list', (file) => {
  const refused = Object.entries(lockOf(file))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ name: nameOf(path), licence: licenceOf(path, entry) }))
    .filter(({ licence }) => !isAllowedForBuilding(licence))
  expect(refused).toEqual([])
})

test.each(['mock-server', 'sdk', 'contract-tester'])(
  'whatever the package in %s brings along is under a licence for users',
  (workspace) => {
    const lock = lockOf('package-lock.json')
    const seen = new Map<string, string>()
    /** Finds a package as Node does: in the folder that asks, then in those around it. */
    const find = (from: string, name: string): string | undefined => {
      const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
      if (path in lock) return path
      return from === '' ? undefined : find(from.replace(/(^|\/)[^/]+$/, ''), name)
    }
    const follow = (from: string) => {
      for (const name of Object.keys(lock[from]?.dependencies ?? {})) {
        const path = find(from, name)
        if (path === undefined || seen.has(path)) continue
        seen.set(path, licenceOf(path, lock[path] ?? {}))
        follow(path)
      }
    }
    follow(workspace)
    expect([...seen].filter(([, licence]) => !isAllowedForUsers(licence))).toEqual([])
  },
)

test('an expression with a choice is allowed by one of its licences, and one without sense by none', () => {
  expect(isAllowedForUsers('(MPL-2.0 OR Apache-2.0)')).toBe(true)
  expect(isAllowedForUsers('(MIT AND GPL-3.0-only)')).toBe(false)
  expect(isAllowedForUsers('MPL-2.0')).toBe(false)
  for (const expression of [
    'AGPL-3.0-only',
    'GPL-2.0-or-later',
    'BUSL-1.1',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    '',
  ])
    expect(isAllowedForBuilding(expression), expression).toBe(false)
})
