import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Service } from '../../../scripts/services/service.ts'
import { type Caller, createCaller } from '../../teams/caller.ts'
import { type Figures, openPosition, type Tracked } from '../../teams/load.ts'
import { installPrograms, mockServerOn, prepareServices, SERVER_KEY } from '../../teams/services.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'

const firstPort = 4190
/** Worlds with a client each: fewer would come to the 1,000 keys that are kept for a user. */
const teams = 48
const seconds = 6
const rounds = 5

/** Worlds as copies of one, in which the user is signed in. */
const makeWorlds = async (call: Caller, from: string): Promise<Tracked[]> => {
  const control = (body: object) => call({ path: '/__sandbox/worlds', control: true, body })
  await control({ name: from })
  const login = { userName: 'funded', password: 'Sandbox1' }
  const { body } = await call({ path: '/swx/customer/login/login', world: from, body: login })
  const names = Array.from({ length: teams }, (_, index) => `${from}-${index}`)
  for (const name of names) await control({ name, world: from })
  return names.map((name) => ({ name, token: body.result.token, opened: new Set() }))
}

/** Commands a second, each of them answered once it was kept; a client sends its next one as soon as it has an answer. */
const commandsASecond = async (
  worlds: readonly Tracked[],
  callerOf: (at: number) => Caller,
): Promise<number> => {
  const figures: Figures = {
    acknowledged: 0,
    repeated: 0,
    wrongReads: [],
    unexpected: [],
    sentences: new Map(),
  }
  const spread: Caller = (one) => callerOf(Number(one.world?.split('-').at(-1)))(one)
  const until = (end: number) =>
    Promise.all(
      worlds.map(async (world) => {
        while (performance.now() < end) await openPosition(spread, world, figures)
      }),
    )
  // The first command of a world brings it to its process.
  await until(performance.now() + 2_000)
  const before = figures.acknowledged
  const began = performance.now()
  await until(began + seconds * 1_000)
  const taken = (performance.now() - began) / 1_000
  if (figures.unexpected.length > 0)
    throw new Error(`An answer was not as expected: ${figures.unexpected[0]}`)
  return (figures.acknowledged - before) / taken
}

/** A world with 250 records of each kind that has lived a year more. */
const makeOld = async (call: Caller, world: string): Promise<number> => {
  await call({ path: '/__sandbox/worlds', control: true, body: { name: world, profile: 'longLists' } })
  const { body } = await call({
    path: '/__sandbox/clock/advance',
    world,
    control: true,
    body: { by: 'P365D' },
  })
  if (body.status !== 'ready') throw new Error(JSON.stringify(body))
  const { body: state } = await call({ path: '/__sandbox/state', world, control: true })
  return Object.values(state.counts as Record<string, number>).reduce((sum, count) => sum + count, 0)
}

const features = '/swx/customer/index/getParamByKey/features'

/** Milliseconds until a world is answered for the first time by a process that has nothing of it. */
const firstAnswer = async (call: Caller, world: string): Promise<number> => {
  const began = performance.now()
  const { status, body } = await call({ path: features, world })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return performance.now() - began
}

/**
 * Commands of many worlds in a database that is shared, by one process and by three, beside a file of SQLite; and how long
 * a world with a year of history takes to be opened. Everything runs on this machine, the database and the clients too.
 */
export async function measureTeam(): Promise<Found> {
  installPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-'))
  const { database, mockServers, direct } = prepareServices(folder, firstPort, 1_000)
  const sqlitePort = firstPort + 5
  const sqlite: Service = mockServerOn(sqlitePort, join(folder, 'kept'), 1_000)
  const services = [database, sqlite, ...mockServers]
  try {
    await database.start()
    await sqlite.start()
    for (const mockServer of mockServers) await mockServer.start()
    const callers = direct.map((url) => createCaller(url))
    const [first, second] = callers as [Caller, Caller, Caller]
    const file = createCaller(`http://127.0.0.1:${sqlitePort}`)

    const inFile = await commandsASecond(await makeWorlds(file, 'file'), () => file)
    const one = await commandsASecond(await makeWorlds(first, 'one'), () => first)
    const three = await commandsASecond(
      await makeWorlds(first, 'three'),
      (at) => callers[at % callers.length] as Caller,
    )

    const records = await makeOld(first, 'old')
    const opened: number[] = []
    // Each process in turn takes it from the other; what that one needs to give it up is no part of opening it.
    for (let round = 0; round < rounds; round++) {
      await giveUp(direct[round % 2] as string, mockServers[round % 2] as Service)
      opened.push(await firstAnswer([second, first][round % 2] as Caller, 'old'))
    }
    return {
      measures: [
        { name: 'commands, a file of SQLite, one process', value: inFile, unit: 'commands/s' },
        { name: 'commands, PostgreSQL, one process', value: one, unit: 'commands/s' },
        { name: 'commands, PostgreSQL, three processes', value: three, unit: 'commands/s' },
        { name: 'PostgreSQL : SQLite, one process', value: one / inFile, unit: '' },
        { name: 'three processes : one', value: three / one, unit: '' },
        {
          name: `opening a world with a year of history, ${records.toLocaleString('en-US')} records`,
          value: median(opened),
          unit: 'ms',
        },
      ],
      details: { opened },
    }
  } finally {
    for (const service of services) await service.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Has a process end in order, which gives its worlds up, and starts it anew. */
const giveUp = async (url: string, mockServer: Service): Promise<void> => {
  mockServer.signal('SIGTERM')
  const isUp = () =>
    fetch(`${url}/__sandbox/health`, { headers: { 'X-Sandbox-Key': SERVER_KEY } }).then(Boolean, () => false)
  while (await isUp()) await new Promise((done) => setTimeout(done, 50))
  await mockServer.ended()
  await mockServer.start()
}
