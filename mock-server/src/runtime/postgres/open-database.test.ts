import { expect, test } from 'vitest'
import { rowToText } from '../persistence/row-text.ts'
import type { WorldHead } from '../world-persistence.ts'
import type { Connection } from './connection.ts'
import { openDatabase } from './open-database.ts'

const HEAD = { seed: 1, profile: 'visitor', clock: { mode: 'frozen', at: 0 }, shown: 0 }

/** A database of one world, whose answers to some statements wait or fail. */
const createServer = () => {
  const world = { owner: '', token: 1, change: 7, user: 'before' }
  const server = {
    world,
    /** Called before the rows of the world are answered. */
    beforeRows: async (): Promise<void> => undefined,
    /** Called before a world is given up. */
    beforeRelease: async (): Promise<void> => undefined,
    isGone: false,
  }
  const answer = async (text: string, [first, , token]: readonly unknown[]): Promise<object[]> => {
    if (server.isGone) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    if (text.includes('SELECT format')) return [{ format: 1 }]
    if (text.includes('token = token + 1')) {
      world.owner = 'this process'
      world.token++
      return [{ token: world.token, change: world.change, head: rowToText(HEAD) }]
    }
    if (text.includes('SET owner = NULL')) {
      await server.beforeRelease()
      if (token === undefined || token === world.token) world.owner = ''
    }
    if (text.includes('SELECT token FROM')) return [{ token: world.token }].filter(() => world.owner !== '')
    if (text.includes('SELECT kind, row FROM swx_rows')) {
      const { user } = world
      await server.beforeRows()
      return [{ kind: 'users', row: rowToText({ id: user }) }]
    }
    if (text.includes('SELECT owner, token')) return [{ owner: 'another', token: world.token, change: 9 }]
    if (text.includes('SELECT name, token')) return [{ name: 'team', token: world.token }].filter(() => first)
    return []
  }
  const connection: Connection = {
    async query(text: string, values: readonly unknown[] = []) {
      const rows = await answer(text, values)
      return { rows, count: rows.length } as never
    },
    transaction: (work) => work(connection),
    counts: () => ({ open: 1, waiting: 0 }),
    close: async () => undefined,
  }
  return { server, connection }
}

/** A database on it, for a process whose time passes when the test says so. */
const open = async () => {
  const { server, connection } = createServer()
  const time = { now: 0 }
  const database = await openDatabase({
    url: 'postgres://swx@db/swx',
    onFault() {},
    connect: () => connection,
    timers: {
      now: () => time.now,
      timeOfDay: () => time.now,
      async wait(ms) {
        time.now += ms
      },
      every: () => () => undefined,
    },
  })
  await database.load()
  return { server, database, time }
}

test('a world that another process may have taken while it was read is brought in again', async () => {
  const { server, database, time } = await open()
  server.beforeRows = async () => {
    // The process stands still for longer than its lease, and another one has the world meanwhile.
    server.beforeRows = async () => undefined
    time.now += 6_000
    server.world.user = 'after'
  }
  const kept = await database.shared.claim('team')
  expect(kept?.rows).toEqual({ users: [{ id: 'after' }] })
  expect(server.world.token).toBe(3)
})

test('a database that breaks is said of lists and snapshots too, after it was asked again for a while', async () => {
  const { server, database, time } = await open()
  await database.shared.claim('team')
  server.isGone = true
  await expect(database.shared.list()).rejects.toThrow(
    'The database does not answer (read ECONNRESET): send the call again once it does, nothing was done.',
  )
  expect(time.now).toBeGreaterThanOrEqual(8_000)
  // What is not given up now is given up when another process wants it.
  await expect(database.shared.release('team')).resolves.toBeUndefined()
})

test('a process that stood still says of a command that the database has refused that nothing of it was kept', async () => {
  const { server, database, time } = await open()
  await database.shared.claim('team')
  time.now += 6_000
  server.world.token++
  database.commit({ does: 'change', world: 'team', head: HEAD as WorldHead, rows: [] })
  await expect(database.kept('team')).rejects.toThrow('nothing of this call was kept, send it again.')
})

test('what gives a world up and arrives late does not give it up once this process has brought it in again', async () => {
  const { server, database } = await open()
  await database.shared.claim('team')
  let arrive = (): void => undefined
  const isSent = new Promise<void>((sent) => {
    server.beforeRelease = () =>
      new Promise((arrived) => {
        arrive = arrived
        sent()
      })
  })
  const released = database.shared.release('team')
  await isSent
  await database.shared.claim('team')
  arrive()
  await released
  expect(server.world.owner).toBe('this process')
})

test('a world of which only the database knows that it is of this process is given up', async () => {
  const { server, database } = await open()
  server.world.owner = 'this process'
  await database.shared.release('team')
  expect(server.world.owner).toBe('')
})

test('a world that another process has made first is forgotten', async () => {
  const { database } = await open()
  const gone: string[] = []
  database.shared.onGone((name) => gone.push(name))
  database.commit({ does: 'begin', world: 'side', head: HEAD as WorldHead, rows: [] })
  await expect(database.kept('side')).rejects.toThrow('nothing of this call was kept, send it again.')
  expect(gone).toEqual(['side'])
})
