import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAllowedForUsers } from '../../support/allowed-licences.ts'
import { root } from '../../support/root.ts'

const line = `\n\n${'-'.repeat(80)}\n\n`

/** Each notice of a build: what it is about, in which version and under which licence, and the text. */
function noticesOf(build: string) {
  const [, ...notices] = readFileSync(`${root}${build}/third-party-licenses.txt`, 'utf8').split(line)
  return notices.map((notice) => {
    const {
      name = '',
      version = '',
      licence = '',
      text = '',
    } = /^(?<name>\S+) (?<version>\S+) \((?<licence>.+)\)\n\n(?<text>[\s\S]+)$/.exec(notice)?.groups ?? {}
    return { name, version, licence, text }
  })
}

describe.each([
  ['app/dist', ['react', 'react-dom', 'dompurify', 'lightweight-charts', 'tailwindcss', 'workbox-core']],
  ['app/dist-operator-all', ['react', 'dompurify', 'workbox-core']],
  ['app/dist-demo', ['react', 'msw', 'zod', 'workbox-core']],
  ['mock-server/dist', ['ws', 'sirv', 'zod', '@noble/hashes', 'ethers']],
])('%s', (build, some) => {
  const notices = noticesOf(build)

  test('says whose software it carries, with the text of each licence', () => {
    expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(some))
    expect(new Set(notices.map(({ name, version }) => `${name} ${version}`)).size).toBe(notices.length)
    for (const { name, text } of notices) expect(text, name).toMatch(/copyright|licen[cs]e/i)
  })

  test('carries nothing whose licence is not on the list', () => {
    expect(notices.filter(({ licence }) => !isAllowedForUsers(licence))).toEqual([])
  })
})

test('the SDK carries none: its users install what it works with', () => {
  const { dependencies = {}, peerDependencies } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'))
  expect(dependencies).toEqual({})
  expect(Object.keys(peerDependencies).sort()).toEqual([
    '@tanstack/react-query',
    'openapi-fetch',
    'react',
    'zod',
  ])
})
