import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type CliProcess, cli, startCli, watchCli } from './test/cli-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-cli-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A disk of one megabyte, if this user may mount one. */
const mountSmallDisk = (): string | undefined => {
  const at = mkdtempSync(join(tmpdir(), 'swx-small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at])
  if (status !== 0) {
    rmSync(at, { recursive: true })
    return undefined
  }
  afterAll(() => {
    spawnSync('umount', ['-l', at])
    rmSync(at, { recursive: true, force: true })
  })
  return at
}

const argsFor = (data: string) => ['--profile', 'newUser', '--frozen', '--quiet', '--data', data]
const headers = { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' }

const hashOf = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/__sandbox/state`, { headers })).json()).hash

const setPrice = (url: string, price: number) =>
  fetch(`${url}/__sandbox/market/BTC/price`, { method: 'POST', headers, body: JSON.stringify({ price }) })

const healthOf = async (url: string) => {
  const response = await fetch(`${url}/__sandbox/health`)
  return { status: response.status, health: await response.json() }
}

/** Changes the world until the disk takes no more. @returns the hash of the last state that was acknowledged */
const fillDisk = async ({ child, url: address }: CliProcess): Promise<string> => {
  const url = await address
  const firstError = once(child.stderr, 'data').then(([text]) => String(text))
  let price = 50_000
  let acknowledged = await hashOf(url)
  let answer = await setPrice(url, price)
  while (answer.ok && price < 51_000) {
    acknowledged = await hashOf(url)
    price += 1
    answer = await setPrice(url, price)
  }
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    error: 'fault',
    detail: expect.stringContaining('sandbox.sqlite cannot be written'),
  })
  expect(await firstError).toContain('free some space on its disk, or start with another folder as --data')
  expect(await hashOf(url)).toBe(acknowledged)
  return acknowledged
}

const kill = async ({ child }: CliProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  /** Limits files to 400 blocks, which stands for a disk that is full. */
  const startLimited = (args: readonly string[]) =>
    watchCli(
      spawn('sh', ['-c', 'ulimit -f 400; exec "$0" "$@"', process.execPath, cli, '--port', '0', ...args]),
    )

  test('makes the health degraded, which says what to do', async () => {
    const limited = startLimited(argsFor(join(folder, 'health')))
    await fillDisk(limited)
    expect(await healthOf(await limited.url)).toMatchObject({
      status: 200,
      health: {
        status: 'degraded',
        persistence: {
          kind: 'file',
          status: 'degraded',
          detail: expect.stringContaining('free some space on its disk'),
        },
      },
    })
  })

  test('is reported with what to do, and acknowledged changes are there, then and after a restart', async () => {
    const args = argsFor(join(folder, 'full'))
    const limited = startLimited(args)
    const acknowledged = await fillDisk(limited)
    await kill(limited)
    expect(await hashOf(await startCli(args).url)).toBe(acknowledged)
  })

  const disk = mountSmallDisk() ?? ''

  test.skipIf(disk === '')('serves what was acknowledged after a restart, too', async () => {
    const args = argsFor(join(disk, 'data'))
    const first = startCli(args)
    const acknowledged = await fillDisk(first)
    await kill(first)
    for (let more = 0, isFull = false; !isFull; more++) {
      try {
        writeFileSync(join(disk, `more-${more}`), Buffer.alloc(1_024))
      } catch {
        isFull = true
      }
    }
    const url = await startCli(args).url
    expect(await hashOf(url)).toBe(acknowledged)
    const { detail } = await (await setPrice(url, 60_000)).json()
    expect(detail).toContain('free some space on its disk')
    expect(await hashOf(url)).toBe(acknowledged)
  })

  test.skipIf(disk === '')(
    'stops the first start with a folder in one line that says what to do',
    async () => {
      const { code, err } = await startCli(argsFor(join(disk, 'another'))).exit
      expect(code).toBe(1)
      expect(err).toMatch(/free some space .* or start with another folder as --data/)
      expect(err.trim().split('\n')).toHaveLength(1)
    },
  )

  test.skipIf(disk === '')('that has room again takes changes, and the health is ok again', async () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true })
    const url = await startCli(argsFor(join(disk, 'again'))).url
    const ok = { status: 200, health: { status: 'ok', persistence: { status: 'ok' } } }
    expect(await healthOf(url)).toMatchObject(ok)
    const filler = join(disk, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(2 ** 20))).toThrow('ENOSPC')
    let price = 50_000
    while ((await setPrice(url, price)).ok) price++
    expect(await healthOf(url)).toMatchObject({ status: 200, health: { status: 'degraded' } })
    rmSync(filler)
    expect((await setPrice(url, price)).status).toBe(200)
    expect(await healthOf(url)).toMatchObject(ok)
  })
})

describe.skipIf(process.platform === 'win32')('a read-only disk', () => {
  const disk = mountSmallDisk() ?? ''
  const remount = (how: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${how}`, disk])
  const start = (name: string) => startCli(['--quiet', '--data', join(disk, name)])

  test.skipIf(disk === '')(
    'stops the start in one line that names it and says what to do, and nothing of what it has is changed',
    async () => {
      const first = start('kept')
      await first.url
      first.child.kill('SIGTERM')
      await first.exit
      remount('ro')
      for (const name of ['kept', 'new']) {
        const { code, err } = await start(name).exit
        expect(code).toBe(1)
        expect(err).toMatch(
          /is read-only .*: make the disk writable, or start with another folder as --data\./,
        )
        expect(err.trim().split('\n')).toHaveLength(1)
      }
      remount('rw')
      expect(await start('kept').readyLine).toContain('ready')
    },
  )
})
