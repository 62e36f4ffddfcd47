import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { createWorld } from '@swx/mock-server/test'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()
const page = readFileSync(`${root}docs/sandbox.md`, 'utf8')
const blocksOf = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, block]) => block ?? '')

test('the blocks of the page print what the page says', async () => {
  const blocks = blocksOf('sh')
  const script = ['set -eu', ...blocks.map((block) => `${block}\necho; echo '----'`)].join('\n')
  const { stdout } = await promisify(execFile)('sh', ['-c', script], {
    env: { PATH: process.env.PATH, SWX_SERVER: mockServer.url() },
  })
  const printed = stdout.split('----\n').map((text) => text.trim())
  const [, worlds, brought, scenarios, clock, rule, refused, asked, stubs, journal] = printed
  expect(worlds?.split('\n')).toEqual(['before-lunch', 'after-lunch', '{"dropped":"after-lunch"}funded'])
  expect(scenarios).toMatch(
    /^"name":"trader"\n\{"profile":"trader","users":\["trader"\],"from":"2026-01-\d\dT/,
  )
  expect(clock?.split('\n')).toEqual(['ready', '25760.20'])
  expect(rule?.split('\n')).toEqual(['503', '200'])
  expect(refused).toBe('invalid')
  expect(asked).toBe('500')
  expect(stubs).toBe('1\n1')
  expect(brought).toBe('1')
  expect(journal).toBe('1\n1\n1\n{"ok":true,"violations":[]}')
}, 60_000)

test('the scenario of the page comes to the end it expects', async () => {
  const [scenario = ''] = blocksOf('json')
  const world = await createWorld({ profile: JSON.parse(scenario) })
  expect((await world.call('getClock')).now).toBe('2026-01-12T15:20:00.000Z')
})
