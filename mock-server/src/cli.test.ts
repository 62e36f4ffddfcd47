import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cli, startCli } from './test/cli-process.ts'

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const folder = mkdtempSync(join(tmpdir(), 'swx-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scenarioFile = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('prints one line when it answers, serves what it says, and leaves on a signal', async () => {
  const args = ['--now', '2026-01-12T15:20:00Z', '--frozen', '--profile', 'newUser']
  const { child, exit, readyLine } = startCli(args)
  const line = await readyLine
  const url = /^ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1]
  const answer = await (await fetch(`${url}/swx/customer/index/getParamByKey/features`)).json()
  expect(answer.serverTime).toBe('2026-01-12T15:20:00.000Z')
  expect((await fetch(`${url}/__sandbox/`)).status).toBe(200)
  child.kill('SIGTERM')
  const { code, out, err } = await exit
  expect({ code, out }).toEqual({ code: 0, out: line })
  expect(err).toContain(`console    ${url}/__sandbox/`)
  expect(err).toContain('main (profile newUser, seed 1)')
  expect(err).toContain('2026-01-12T15:20:00.000Z, standing')
  expect(err).toContain('in memory')
})

test('says its version, its options, and nothing but the ready line when asked to be quiet', async () => {
  expect(await startCli(['--version']).exit).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
  const help = await startCli(['--help']).exit
  for (const option of ['--port', '--data', '--version', '--quiet']) expect(help.out).toContain(option)
  const { child, exit, url } = startCli(['--quiet'])
  await url
  child.kill('SIGTERM')
  expect(await exit).toMatchObject({ code: 0, err: '' })
})

test('says in one line that the port is taken, and what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { code, out, err } = await startCli(['--port', String(port)]).exit
  taken.close()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with --port or PORT.\n`,
  )
})

test.each([
  [['--port', 'x'], '--port has to be a whole number from 0 to 65535; it was "x".'],
  [['--profile', 'rich'], '; it was "rich".'],
  [['--now', 'yesterday'], '"yesterday" is no time; write it like 2026-01-10T15:20:00Z.'],
  [['--app', '/no/such/folder'], '--app: there is no folder "/no/such/folder"; build it first.'],
  [
    ['--host', '0.0.0.0'],
    'Listening on 0.0.0.0 lets others in: set SANDBOX_KEY to a key of your own first, of 8 signs or more.',
  ],
  [['--unknown'], "Unknown option '--unknown'. --help lists the options."],
])('refuses %j in one line', async (args, message) => {
  const { code, err } = await startCli([...args], { SANDBOX_KEY: 'sandbox' }).exit
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(err).not.toMatch(/\n\s+at /)
})

test('keeps the control plane off when told to', async () => {
  for (const [args, env] of [
    [['--no-control'], {}],
    [[], { SANDBOX_CONTROL: '0' }],
  ] as const) {
    const { url } = startCli(args, env)
    expect((await fetch(`${await url}/__sandbox/`)).status).toBe(404)
  }
})

test('says in one line that a data folder cannot be one', async () => {
  const { code, err } = await startCli(['--data', cli]).exit
  expect(code).toBe(1)
  expect(err).toContain(`The data folder ${cli} cannot be made`)
  expect(err).not.toMatch(/\n\s+at /)
})

const signIn = async (url: string, userName: string) => {
  const answer = await fetch(`${url}/swx/customer/login/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Sandbox1' }),
  })
  return (await answer.json()).result?.accounts.real.available
}

test('begins with a scenario file of its own, lists it, and keeps its world without the file', async () => {
  const fund = { control: 'fund', body: { userId: '{shopper.id}', mode: 'real', amount: '12.34' } }
  const steps = [
    { register: 'shopper' },
    fund,
    { control: 'user/{shopper.id}/lockPayment', body: { reason: 'x' } },
  ]
  const file = scenarioFile(
    'shop.json',
    JSON.stringify({ about: 'shopper is locked.', begins: 'P3D', steps }),
  )
  const data = ['--data', join(folder, 'data')]
  const first = startCli(['--profile', file, ...data])
  const url = await first.url
  expect(await signIn(url, 'shopper')).toBe('12.34')
  const headers = { 'X-Sandbox-Key': 'sandbox' }
  const { profiles } = await (await fetch(`${url}/__sandbox/profiles`, { headers })).json()
  expect(profiles).toContainEqual({ name: 'shop', about: 'shopper is locked.' })
  first.child.kill('SIGTERM')
  const { code, err } = await first.exit
  expect(code).toBe(0)
  expect(err).toContain(join(folder, 'data'))

  const second = startCli(data)
  expect(await signIn(await second.url, 'shopper')).toBe('12.34')
})

test.each([
  ['none.json', undefined, '--profile: "FILE" cannot be read: ENOENT'],
  ['half.json', '{ "about": ', '--profile: "FILE" cannot be read: '],
  [
    'step.json',
    '{"about":"x","steps":[{"do":"it"}]}',
    'Profile "step": step 1 has to have one of the fields',
  ],
  [
    'refused.json',
    '{"about":"x","steps":[{"register":"a_person"},{"as":"a_person","call":"POST order/buySmart"}]}',
    'Profile "refused", step 2: POST order/buySmart answered {"code":"400"',
  ],
])('refuses the scenario file %s in one line', async (name, content, message) => {
  const file = content === undefined ? join(folder, name) : scenarioFile(name, content)
  const { code, err } = await startCli(['--profile', file]).exit
  expect(code).toBe(1)
  expect(err).toContain(message.replace('FILE', file))
  expect(err).not.toMatch(/\n\s+at /)
})
