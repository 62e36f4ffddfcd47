import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { type MockServer, SAMPLE_PASSWORD, startInsideMockServer, TEST_NOW } from '../../test/inside-world.ts'
import { createDice, runSeed, SOAK } from '../../test/soak.ts'

/** A mock server that takes commands: the process that gets killed, or the reference in this process that never is. */
interface Server {
  url: string
  token: string
}

interface Answer {
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly result?: { readonly token?: string } | null
    readonly hash?: string
  }
}

/** A command that both get; it says who sends it, so that each uses a token of its own. */
interface Command {
  (server: Server): Promise<Answer>
  /** Whether it changes something that no hash shows, and does no harm when it is sent again. */
  readonly isUnseen?: boolean
}

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))
let child: ChildProcess | undefined
let reference: MockServer | undefined
let dir: string
afterEach(async () => {
  child?.kill('SIGKILL')
  await reference?.close()
  rmSync(dir, { recursive: true, force: true })
})

const startChild = async (): Promise<string> => {
  const flags = [
    '--port',
    '0',
    '--data',
    dir,
    '--profile',
    'newUser',
    '--now',
    TEST_NOW,
    '--frozen',
    '--quiet',
  ]
  const started = spawn(process.execPath, [cli, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let said = ''
  started.stderr.on('data', (chunk) => {
    said += chunk
  })
  const line = await Promise.race([
    once(started.stdout, 'data').then(([chunk]) => String(chunk)),
    once(started, 'exit').then(() => ''),
  ])
  expect(said).toBe('')
  return line.trim().slice('ready '.length)
}

const kill = async (): Promise<void> => {
  const gone = once(child as ChildProcess, 'exit')
  child?.kill('SIGKILL')
  await gone
}

const send = async (server: Server, path: string, body: unknown, headers: object = {}): Promise<Answer> => {
  const response = await fetch(`${server.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Sandbox-Key': 'sandbox', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const control = (path: string, body: unknown, world = 'main'): Command => {
  return (server) => send(server, `__sandbox/${path}`, body, { 'X-Sandbox-World': world })
}
const customer = (path: string, body: unknown, key?: string): Command => {
  return (server) =>
    send(server, `swx/customer/${path}`, body, {
      Authorization: server.token,
      virtually: 'NO',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    })
}
const login: Command = async (server) => {
  const answer = await send(server, 'swx/customer/login/login', {
    userName: 'newuser',
    password: SAMPLE_PASSWORD,
  })
  server.token = answer.body.result?.token ?? server.token
  return answer
}

const createCommands = (dice: (below: number) => number): (() => Command) => {
  let number = 0
  const kinds: readonly (() => Command)[] = [
    () => control('fund', { userId: 'u-1001', mode: 'real', amount: `${dice(900) + 100}.00` }),
    () => control('fund', { userId: 'u-1001', mode: 'real', amount: `${dice(900) + 1}.50` }, 'second'),
    () => control('clock/advance', { by: `PT${dice(5_000)}M` }),
    () => control('clock/advance', { by: `P${dice(60)}D` }),
    () => control('market/EURUSD/price', { price: 1 + dice(50) / 100 }),
    () => Object.assign(control('snapshot', { name: `s${dice(3)}` }), { isUnseen: true }),
    () => control('restore', { name: `s${dice(3)}` }),
    () => customer('user/setSavings', { enabled: dice(2) === 0 }),
    () => customer('user/addWatch', { marketId: String(dice(12) + 1) }),
    () => customer('user/removeWatch', { marketId: String(dice(12) + 1) }),
    () =>
      customer(
        'order/buySmart',
        {
          productId: `p-${dice(7) + 1}`,
          days: 7,
          amount: `${dice(20) * 50 + 100}.00`,
          acceptedTermsVersion: '1',
        },
        `kill-${++number}`,
      ),
    () => customer('login/sendCode', { email: `p${++number}@example.com`, scene: 'register' }),
    () => login,
  ]
  return () => (kinds[dice(kinds.length)] as () => Command)()
}

/** The state of both worlds. */
const hashes = async (server: Server): Promise<string> => {
  const states = [
    await control('state', undefined)(server),
    await control('state', undefined, 'second')(server),
  ]
  return states.map(({ body }) => body.hash).join()
}

test('a mock server that is killed at any moment comes back with everything it acknowledged, and nothing else', {
  timeout: 60_000 * SOAK,
}, async () => {
  dir = mkdtempSync(join(tmpdir(), 'swx-kill-'))
  const seed = runSeed()
  const dice = createDice(seed)
  const next = createCommands(dice)
  reference = await startInsideMockServer({ profile: 'newUser', checkReplies: false })
  const uninterrupted: Server = { url: reference.url, token: '' }
  let acknowledged = 0

  const restarted: Server = { url: await startChild(), token: '' }
  for (let round = 0; round < 8 * SOAK; round++) {
    const apply = async (command: Command): Promise<void> => {
      const [one, other] = [await command(restarted), await command(uninterrupted)]
      expect([one.status, one.body.code], `SWX_SEED=${seed}`).toEqual([other.status, other.body.code])
      acknowledged++
    }
    await apply(login)
    for (let left = dice(30); left > 0; left--) await apply(next())

    // One more, and the kill while it is on its way, at its work, or answered.
    const isLong = round % 4 === 3
    const last = isLong ? control('clock/advance', { by: 'P1500D' }) : next()
    let answered = false
    const answer = last(restarted).then(
      () => {
        answered = true
      },
      () => undefined,
    )
    await after(dice(isLong ? 150 : 12))
    await kill()
    await answer

    restarted.url = await startChild()
    const found = await hashes(restarted)
    if (answered || found !== (await hashes(uninterrupted))) await last(uninterrupted)
    expect(found, `SWX_SEED=${seed}, round ${round}`).toBe(await hashes(uninterrupted))
    if (last.isUnseen) await apply(last)
  }
  expect(readdirSync(dir).filter((name) => name.includes('damaged'))).toEqual([])
  expect(acknowledged).toBeGreaterThan(8)
})

test('an answer that was kept and an attempt that was cancelled stay so when the process is killed', {
  timeout: 60_000,
}, async () => {
  dir = mkdtempSync(join(tmpdir(), 'swx-kill-'))
  const server: Server = { url: await startChild(), token: '' }
  await login(server)
  await control('fund', { userId: 'u-1001', mode: 'real', amount: '1000.00' })(server)
  const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
  const settle = (key: string) => customer('user/settleAttempt', { key, operation: 'buySmart' })
  const first = await customer('order/buySmart', plan, 'kept')(server)
  expect(first.body.code).toBe('20004')
  expect((await settle('lost')(server)).body.result).toMatchObject({ state: 'CANCELLED' })

  for (let round = 0; round < 2; round++) {
    await kill()
    server.url = await startChild()
    const { hash } = (await control('state', undefined)(server)).body
    expect(await customer('order/buySmart', plan, 'kept')(server)).toEqual(first)
    expect((await customer('order/buySmart', plan, 'lost')(server)).body.code).toBe('11021')
    expect((await settle('kept')(server)).body.result).toMatchObject({ state: 'DONE', answer: first.body })
    expect((await settle('lost')(server)).body.result).toMatchObject({ state: 'CANCELLED' })
    expect((await control('state', undefined)(server)).body.hash).toBe(hash)
  }
})

test('of commands side by side, every one that was answered is there after a kill', {
  timeout: 60_000,
}, async () => {
  dir = mkdtempSync(join(tmpdir(), 'swx-kill-'))
  const dice = createDice(runSeed())
  const server: Server = { url: await startChild(), token: '' }
  const answered = new Set<string>()
  const enough = 40 + dice(80)
  const streams = 6
  const gone = once(child as ChildProcess, 'exit')
  let isKilled = false
  let next = 0
  const stream = async (): Promise<void> => {
    while (!isKilled) {
      const amount = `${++next}.25`
      try {
        const { status } = await control('fund', { userId: 'u-1001', mode: 'real', amount })(server)
        if (status === 200) answered.add(amount)
      } catch {}
      if (answered.size >= enough && !isKilled) {
        isKilled = true
        child?.kill('SIGKILL')
      }
    }
  }
  await Promise.all([gone, ...Array.from({ length: streams }, stream)])
  server.url = await startChild()
  const { body } = await control('ledger?order=newest', undefined)(server)
  const { entries } = body as { entries: { postings: { account: string; amount: string }[] }[] }
  const found = new Set(
    entries.flatMap(({ postings }) =>
      postings
        .filter(({ account, amount }) => account.endsWith(':cash') && amount.endsWith('.25'))
        .map(({ amount }) => amount),
    ),
  )
  expect([...answered].filter((amount) => !found.has(amount))).toEqual([])
  expect(found.size - answered.size).toBeLessThanOrEqual(streams)
})
