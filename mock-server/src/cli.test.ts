import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
let running: ChildProcess | undefined
const folder = mkdtempSync(join(tmpdir(), 'swx-cli-'))
afterEach(() => running?.kill('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scenarioFile = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const run = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...env } })
  running = child
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  // Not on exit: the last words may still be on their way then.
  const exit = once(child, 'close').then(([code]) => ({ code: code as number, ...output }))
  const ready = once(child.stdout, 'data').then(() => output.out)
  return { child, exit, ready }
}

test('prints one line when it answers, serves what it says, and leaves on a signal', async () => {
  const { child, exit, ready } = run([
    '--port',
    '0',
    '--now',
    '2026-01-12T15:20:00Z',
    '--frozen',
    '--profile',
    'newUser',
  ])
  const line = await ready
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
  expect(await run(['--version']).exit).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
  const help = await run(['--help']).exit
  for (const option of ['--port', '--data', '--version', '--quiet']) expect(help.out).toContain(option)
  const { child, exit, ready } = run(['--port', '0', '--quiet'])
  await ready
  child.kill('SIGTERM')
  expect(await exit).toMatchObject({ code: 0, err: '' })
})

test('says in one line that the port is taken, and what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { code, out, err } = await run(['--port', String(port)]).exit
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
  const { code, err } = await run(['--port', '0', ...args], { SANDBOX_KEY: 'sandbox' }).exit
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(err).not.toMatch(/\n\s+at /)
})

test('keeps the control plane off when told to', async () => {
  for (const [args, env] of [
    [['--no-control'], {}],
    [[], { SANDBOX_CONTROL: '0' }],
  ] as const) {
    const { ready, child } = run(['--port', '0', ...args], env)
    const url = (await ready).trim().slice('ready '.length)
    expect((await fetch(`${url}/__sandbox/`)).status).toBe(404)
    child.kill('SIGKILL')
  }
})

test('says in one line that a data folder cannot be one', async () => {
  const { code, err } = await run(['--port', '0', '--data', cli]).exit
  expect(code).toBe(1)
  expect(err).toContain(`The data folder ${cli} cannot be made`)
  expect(err).not.toMatch(/\n\s+at /)
})

const signIn = async (url: string | undefined, userName: string) => {
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
  const first = run(['--port', '0', '--profile', file, ...data])
  const url = (await first.ready).trim().slice('ready '.length)
  expect(await signIn(url, 'shopper')).toBe('12.34')
  const headers = { 'X-Sandbox-Key': 'sandbox' }
  const { profiles } = await (await fetch(`${url}/__sandbox/profiles`, { headers })).json()
  expect(profiles).toContainEqual({ name: 'shop', about: 'shopper is locked.' })
  first.child.kill('SIGTERM')
  const { code, err } = await first.exit
  expect(code).toBe(0)
  expect(err).toContain(join(folder, 'data'))

  const second = run(['--port', '0', ...data])
  expect(await signIn((await second.ready).trim().slice('ready '.length), 'shopper')).toBe('12.34')
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
  const { code, err } = await run(['--port', '0', '--profile', file]).exit
  expect(code).toBe(1)
  expect(err).toContain(message.replace('FILE', file))
  expect(err).not.toMatch(/\n\s+at /)
})

/** A disk of one megabyte, where this user may mount one. */
const smallDisk = (): string | undefined => {
  const at = mkdtempSync(join(tmpdir(), 'swx-small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at])
  if (status === 0) return at
  rmSync(at, { recursive: true })
  return undefined
}

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  const headers = { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' }
  const stateOf = async (address: string) =>
    (await (await fetch(`${address}/__sandbox/state`, { headers })).json()).hash
  const argsFor = (dir: string) => [
    ...['--port', '0', '--profile', 'newUser', '--frozen', '--quiet'],
    ...['--data', dir],
  ]

  const healthOf = async (address: string) => {
    const response = await fetch(`${address}/__sandbox/health`)
    return { code: response.status, ...(await response.json()) }
  }

  /** Writes until the disk takes no more; answers the state that was acknowledged last. */
  const fill = async (
    child: ChildProcess & { stdout: Readable; stderr: Readable },
    whenFull = async (_: string): Promise<void> => {},
  ): Promise<string> => {
    running = child
    const [line] = await once(child.stdout, 'data')
    const url = String(line).trim().slice('ready '.length)
    const said = once(child.stderr, 'data').then(([text]) => String(text))
    const setPrice = (price: number) =>
      fetch(`${url}/__sandbox/market/BTC/price`, { method: 'POST', headers, body: JSON.stringify({ price }) })

    let price = 50_000
    let before = await stateOf(url)
    let answer = await setPrice(price)
    while (answer.ok && price < 51_000) {
      before = await stateOf(url)
      price += 1
      answer = await setPrice(price)
    }
    expect(answer.status).toBe(500)
    const error = {
      error: 'fault',
      detail: expect.stringContaining('sandbox.sqlite cannot be written'),
    }
    expect(await answer.json()).toEqual(error)
    expect(await said).toContain('free some space on its disk, or start with another folder as --data')
    expect(await stateOf(url)).toBe(before)
    await whenFull(url)
    child.kill('SIGKILL')
    await once(child, 'exit')
    return before
  }

  /** Files of at most 400 blocks stand for a disk that has no more room. */
  const spawnLimited = (args: readonly string[]) =>
    spawn('sh', ['-c', 'ulimit -f 400; exec "$0" "$@"', process.execPath, cli, ...args])

  test('makes the health degraded, which says what to do', async () => {
    await fill(spawnLimited(argsFor(join(folder, 'health'))), async (url) => {
      expect(await healthOf(url)).toMatchObject({
        code: 200,
        status: 'degraded',
        persistence: {
          kind: 'file',
          status: 'degraded',
          detail: expect.stringContaining('free some space on its disk'),
        },
      })
    })
  })

  test('is refused in words, and what was acknowledged before is there, then and after a restart', async () => {
    const args = argsFor(join(folder, 'full'))
    const before = await fill(spawnLimited(args))
    const again = run(args)
    const restarted = (await again.ready).trim().slice('ready '.length)
    expect(await stateOf(restarted)).toBe(before)
  })

  const disk = smallDisk()
  afterAll(() => {
    if (disk === undefined) return
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  })

  test.skipIf(disk === undefined)(
    'that is really full serves what was acknowledged, after a restart on it as well',
    async () => {
      const args = argsFor(join(disk as string, 'data'))
      const before = await fill(spawn(process.execPath, [cli, ...args]))
      for (let more = 0, isFull = false; !isFull; more++) {
        try {
          writeFileSync(join(disk as string, `more-${more}`), Buffer.alloc(1_024))
        } catch {
          isFull = true
        }
      }
      const again = run(args)
      const restarted = (await again.ready).trim().slice('ready '.length)
      expect(await stateOf(restarted)).toBe(before)
      const refused = await fetch(`${restarted}/__sandbox/market/BTC/price`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ price: 60_000 }),
      })
      expect((await refused.json()).detail).toContain('free some space on its disk')
      expect(await stateOf(restarted)).toBe(before)
    },
  )

  test.skipIf(disk === undefined)(
    'on which nothing was kept yet stops the start in words, with what to do',
    async () => {
      const { code, err } = await run(argsFor(join(disk as string, 'another'))).exit
      expect(code).toBe(1)
      expect(err).toMatch(/free some space .* or start with another folder as --data/)
      expect(err.trim().split('\n')).toHaveLength(1)
    },
  )

  test.skipIf(disk === undefined)(
    'that has room again takes changes, and the health is ok again',
    async () => {
      for (const name of readdirSync(disk as string)) rmSync(join(disk as string, name), { recursive: true })
      const url = (await run(argsFor(join(disk as string, 'again'))).ready).trim().slice('ready '.length)
      const setPrice = (price: number) =>
        fetch(`${url}/__sandbox/market/BTC/price`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ price }),
        })
      expect(await healthOf(url)).toMatchObject({ code: 200, status: 'ok', persistence: { status: 'ok' } })
      const filler = join(disk as string, 'filler')
      expect(() => writeFileSync(filler, Buffer.alloc(2 ** 20))).toThrow('ENOSPC')
      let price = 50_000
      while ((await setPrice(price)).ok) price++
      expect(await healthOf(url)).toMatchObject({ code: 200, status: 'degraded' })
      rmSync(filler)
      expect((await setPrice(price)).status).toBe(200)
      expect(await healthOf(url)).toMatchObject({ code: 200, status: 'ok', persistence: { status: 'ok' } })
    },
  )
})

describe.skipIf(process.platform === 'win32')('a read-only disk', () => {
  const disk = smallDisk()
  afterAll(() => {
    if (disk === undefined) return
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  })
  const remount = (how: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${how}`, disk as string])
  const argsFor = (name: string) => ['--port', '0', '--quiet', '--data', join(disk as string, name)]

  test.skipIf(disk === undefined)(
    'stops the start in one line that names it and says what to do, and nothing of what it has is changed',
    async () => {
      const first = run(argsFor('kept'))
      await first.ready
      running?.kill('SIGTERM')
      await first.exit
      remount('ro')
      for (const name of ['kept', 'new']) {
        const { code, err } = await run(argsFor(name)).exit
        expect(code).toBe(1)
        expect(err).toMatch(
          /is read-only .*: make the disk writable, or start with another folder as --data\./,
        )
        expect(err.trim().split('\n')).toHaveLength(1)
      }
      remount('rw')
      expect(await run(argsFor('kept')).ready).toContain('ready')
    },
  )
})
