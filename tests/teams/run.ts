// `node tests/teams/run.ts [--worlds N] [--port N] [--out FILE]`: a PostgreSQL, three mock servers that share it and HAProxy
// in front, all on this machine. Commands are sent while each of them is killed, and one mock server stands still and goes
// on. At the end each world has what was acknowledged, once.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createCaller } from './caller.ts'
import { type Figures, listPositions, openPosition, POSITION, sendUntil, type Tracked } from './load.ts'
import { DOMAIN, installPrograms, prepareServices, type Services } from './services.ts'

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4190' },
    out: { type: 'string' },
  },
})
const CLIENTS = 24
/** Seconds of commands before something is killed, so that it happens under load. */
const UNDER_LOAD_S = 8
/** Keys that open nothing, a minute and address. */
const WRONG_KEYS = 60
const count = Number(values.worlds)

const folder = mkdtempSync(join(tmpdir(), 'swx-teams-'))
installPrograms()
const services = prepareServices(folder, Number(values.port), count)
const { database, balancer, mockServers, url, direct, certificate, password } = services
const call = createCaller(url, certificate)
const figures: Figures = {
  acknowledged: 0,
  repeated: 0,
  wrongReads: [],
  unexpected: [],
  sentences: new Map(),
}
const report: Record<string, unknown> = { worlds: count }
const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

const expectDone = async (what: string, answer: ReturnType<typeof call>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Makes worlds as copies of one, in which the user is signed in. */
const makeWorlds = async (): Promise<Tracked[]> => {
  await expectDone('template', call({ path: '/__sandbox/worlds', control: true, body: { name: 'template' } }))
  const login = { userName: 'funded', password: 'Sandbox1' }
  const signedIn = await expectDone(
    'log-in',
    call({ path: '/swx/customer/login/login', world: 'template', body: login }),
  )
  const names = Array.from({ length: count }, (_, index) => `team-${index}`)
  const left = [...names]
  const make = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift())
      await expectDone(
        name,
        call({ path: '/__sandbox/worlds', control: true, body: { name, world: 'template' } }),
      )
  }
  await Promise.all(Array.from({ length: 8 }, make))
  return names.map((name) => ({ name, token: signedIn.result.token, opened: new Set() }))
}

/** How long it takes until each of some worlds has taken a command again, and what the slowest one took, ms. */
const untilServed = async (worlds: readonly Tracked[]): Promise<number> => {
  const began = performance.now()
  await Promise.all(worlds.map((tracked) => openPosition(call, tracked, figures)))
  return Math.round(performance.now() - began)
}

/** Kills or stops something under load, and measures how soon worlds of it are served again. */
const disturb = async (
  name: string,
  worlds: readonly Tracked[],
  probes: readonly Tracked[],
  act: () => Promise<void>,
  putRight: () => Promise<void>,
): Promise<void> => {
  let isOver = false
  const before = figures.acknowledged
  const load = sendUntil(call, worlds, CLIENTS, figures, () => isOver)
  await after(UNDER_LOAD_S * 1_000)
  const perSecond = Math.round((figures.acknowledged - before) / UNDER_LOAD_S)
  await act()
  const served = await untilServed(probes)
  await putRight()
  await after(UNDER_LOAD_S * 1_000)
  isOver = true
  await load
  report[name] = { commandsASecondBefore: perSecond, servedAgainAfterMs: served }
  say(`${name}: ${perSecond} commands a second before, every world served again after ${served} ms`)
}

/** Worlds that a process serves, among those that are kept apart for this. */
const servedBy = async (at: number, worlds: readonly Tracked[]): Promise<Tracked[]> => {
  const own: Tracked[] = []
  for (const tracked of worlds) if ((await ownerOf(services, tracked.name)) === at) own.push(tracked)
  return own.slice(0, 10)
}

/** Which process has a world in memory, by asking each for its figures before and after a call. */
const ownerOf = async ({ mockServers }: Services, name: string): Promise<number> => {
  const counts = await Promise.all(mockServers.map((_, at) => requestsOf(at)))
  await call({ path: '/swx/customer/index/getParamByKey/features', world: name })
  const later = await Promise.all(mockServers.map((_, at) => requestsOf(at)))
  return later.findIndex((count, at) => count > (counts[at] as number))
}

const requestsOf = async (at: number): Promise<number> => {
  const headers = { Authorization: 'Bearer the-key-of-the-server' }
  const text = await (await fetch(`${direct[at]}/__sandbox/metrics`, { headers })).text()
  return [...text.matchAll(/^swx_requests_total\{kind="customer".*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** The positions of every world, compared with what was acknowledged. */
const compare = async (worlds: readonly Tracked[]) => {
  let lost = 0
  let doubled = 0
  let broken = 0
  const left = [...worlds]
  const look = async (): Promise<void> => {
    for (let tracked = left.shift(); tracked; tracked = left.shift()) {
      const found = await listPositions(call, tracked)
      if (!(found instanceof Set)) throw new Error(`${tracked.name}: ${JSON.stringify(found)}`)
      lost += [...tracked.opened].filter((number) => !found.has(number)).length
      doubled += [...found].filter((number) => !tracked?.opened.has(number)).length
      const { ok } = await expectDone(
        'invariants',
        call({ path: '/__sandbox/invariants', world: tracked.name, control: true }),
      )
      if (ok !== true) broken++
    }
  }
  await Promise.all(Array.from({ length: 12 }, look))
  return { lost, doubled, worldsWithBrokenInvariants: broken }
}

/** A command that reached a process before it stood still is not done by it once it goes on. */
const standStill = async (
  worlds: readonly Tracked[],
  probes: readonly Tracked[],
  at: number,
): Promise<void> => {
  const stale = createCaller(direct[at] as string)
  const [probe] = probes as [Tracked]
  const key = crypto.randomUUID()
  let late: ReturnType<typeof call> | undefined
  await disturb(
    'process that stood still',
    worlds,
    probes.slice(1),
    async () => {
      mockServers[at]?.signal('SIGSTOP')
      const { name: world, token } = probe
      late = stale({ path: '/swx/customer/order/openOrder', world, token, key: `"${key}"`, body: POSITION })
    },
    async () => {
      // Another process has this one by then, too.
      await openPosition(call, probe, figures)
      mockServers[at]?.signal('SIGCONT')
    },
  )
  const answer = await late
  report['command that the process found when it went on'] = `${answer?.status} ${answer?.body.msg ?? ''}`
  say(`its command of before: ${answer?.status} ${answer?.body.msg ?? ''}`)
  await openPosition(call, probe, figures, key)
}

/** Waits until every process says this of its health. */
const untilHealth = async (status: 'ok' | 'degraded'): Promise<void> => {
  const healthOf = async (address: string) => (await fetch(`${address}/__sandbox/health`)).json()
  for (const giveUpAt = Date.now() + 20_000; ; await after(100)) {
    const all = await Promise.all(direct.map(healthOf))
    if (all.every((health) => health.status === status && health.persistence.status === status)) return
    if (Date.now() > giveUpAt) throw new Error(`The health is not ${status}: ${JSON.stringify(all)}`)
  }
}

/** While the database is gone each process says so in its health, and no longer once it is there again. */
const watchHealth = async (): Promise<void> => {
  await untilHealth('ok')
  const killedAt = performance.now()
  await database.kill()
  await untilHealth('degraded')
  report.healthDegradedAfterMs = Math.round(performance.now() - killedAt)
  await database.start()
  await untilHealth('ok')
  say(`health was degraded ${report.healthDegradedAfterMs} ms after the database was killed, and is ok again`)
}

/** A page at the name of a world has that world, without a header of its own; a header that is sent all the same counts. */
const expectWorldByName = async (one: Tracked, other: Tracked): Promise<void> => {
  const positionsOf = async (token: string, headers: Readonly<Record<string, string>>): Promise<string> => {
    const path = '/swx/customer/order/listOrder?pageNum=1&pageSize=1'
    const { status, body } = await call({ path, token, headers })
    return `${status} ${body.result?.total}`
  }
  const Host = `${one.name}.${DOMAIN}`
  const found = [
    await positionsOf(one.token, { Host }),
    await positionsOf(other.token, { Host: Host.toUpperCase(), 'X-Sandbox-World': other.name }),
    await positionsOf(one.token, { Host: `no-such-world.${DOMAIN}` }),
    await positionsOf(one.token, { Host: `${one.name}.other.example` }),
  ]
  const expected = [`200 ${one.opened.size}`, `200 ${other.opened.size}`, '404 undefined', '421 undefined']
  if (found.join() !== expected.join())
    throw new Error(`Worlds by their names: ${found.join(', ')} in place of ${expected.join(', ')}`)
  say('worlds have names of their own')
}

/** Whether the balancer lets a client claim another address, so that it may try more keys than an address may. */
const isForged = async (): Promise<boolean> => {
  const statuses: number[] = []
  for (let guess = 0; guess <= WRONG_KEYS; guess++) {
    const address = `198.51.100.${guess}`
    const claimed = { 'X-Forwarded-For': address, Forwarded: `for=${address}`, 'X-Real-IP': address }
    const headers = { ...claimed, 'X-Sandbox-Key': `guess-${guess}` }
    statuses.push((await call({ path: '/__sandbox/clock', headers })).status)
  }
  report['wrong keys under claimed addresses, the last'] = statuses.at(-1)
  return statuses.at(-1) !== 429
}

const run = async (): Promise<boolean> => {
  await database.start()
  for (const mockServer of mockServers) await mockServer.start()
  await balancer.start()
  await after(3_000)
  say(`PostgreSQL, three mock servers and HAProxy are up; making ${count} worlds`)
  const processes = execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' })
  if (processes.includes(password))
    throw new Error('The list of processes shows the password of the database.')
  const began = performance.now()
  const all = await makeWorlds()
  report.secondsToMakeWorlds = Math.round((performance.now() - began) / 100) / 10
  const probes = all.slice(0, Math.min(60, count >> 1))
  const worlds = all.slice(probes.length)

  await disturb(
    'kill -9 of a process',
    worlds,
    await servedBy(0, probes),
    async () => mockServers[0]?.kill(),
    async () => mockServers[0]?.start(),
  )
  await disturb(
    'kill -9 of the database',
    worlds,
    probes.slice(0, 10),
    async () => {
      const killedAt = performance.now()
      await database.kill()
      void after(1_500)
        .then(() => database.start())
        .then(() => {
          report.databaseGoneForMs = Math.round(performance.now() - killedAt)
        })
    },
    async () => undefined,
  )
  await disturb(
    'kill -9 of the balancer',
    worlds,
    probes.slice(0, 10),
    async () => {
      await balancer.kill()
      void after(500).then(() => balancer.start())
    },
    async () => undefined,
  )
  await standStill(worlds, await servedBy(1, probes), 1)
  await watchHealth()

  await expectWorldByName(worlds[0] as Tracked, worlds[1] as Tracked)
  say('comparing every world with what was acknowledged')
  const found = await compare(all)
  // The last of all, since no key from here is looked at afterwards.
  if (await isForged()) throw new Error('A claimed address is a way around the limit of wrong keys.')
  Object.assign(report, {
    acknowledged: figures.acknowledged,
    ...found,
    repeated: figures.repeated,
    wrongReads: figures.wrongReads.length,
    unexpected: figures.unexpected.length,
    sentences: Object.fromEntries(figures.sentences),
  })
  for (const line of [...figures.wrongReads, ...figures.unexpected].slice(0, 20)) say(line)
  console.log(JSON.stringify(report, null, 2))
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`)
  const wrong = found.lost + found.doubled + found.worldsWithBrokenInvariants
  return wrong + figures.wrongReads.length + figures.unexpected.length === 0
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  mockServers[1]?.signal('SIGCONT')
  for (const service of [balancer, ...mockServers, database]) await service.kill()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}
