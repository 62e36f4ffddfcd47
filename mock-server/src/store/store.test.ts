import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { isDuplicateKeyError, type TableDefinition } from './table.ts'

interface User {
  readonly id: string
  readonly email?: string | undefined
  readonly city: string
  readonly password?: string
}

const users: TableDefinition<User> = {
  key: (row) => row.id,
  unique: { email: (row) => row.email },
  index: { city: (row) => [row.city] },
  secret: ['password'],
}
const hits: TableDefinition<{ id: string; count: number }> = { key: (row) => row.id, stateless: true }
const createUsers = () => createStore({ users, hits })

test('finds rows by key, by unique key and by index, newest state only', () => {
  const store = createUsers()
  expect(store.read.users.firstBy('city')).toBeUndefined()
  store.transaction(({ users }) => {
    users.insert({ id: '1', email: 'a@x', city: 'Oslo' })
    users.insert({ id: '2', email: 'b@x', city: 'Rome' })
    users.insert({ id: '3', city: 'Oslo' })
    users.update('2', { city: 'Oslo', email: 'c@x' })
  })
  expect(store.read.users.findBy('email', 'b@x')).toBeUndefined()
  expect(store.read.users.findBy('email', 'c@x')?.id).toBe('2')
  expect([...store.read.users.listBy('city', ['Oslo'])].map((row) => row.id)).toEqual(['1', '2', '3'])
  expect([...store.read.users.listBy('city', ['Oslo'], true)].map((row) => row.id)).toEqual(['3', '2', '1'])
  expect([...store.read.users.listBy('city', ['Rome'])]).toEqual([])
  expect(store.read.users.firstBy('city')?.id).toBe('1')
})

test('tells what has changed since a revision: rows as they were and as they are', () => {
  const store = createUsers()
  const [ada, bo, cy] = ['ada', 'bo', 'cy'].map((id) => ({ id, city: 'Bern' })) as [User, User, User]
  store.transaction(({ users }) => {
    for (const user of [ada, bo]) users.insert(user)
  })
  const { revision } = store.read.users
  expect([...store.read.users.changedSince(revision)]).toEqual([])
  const moved = { ...ada, city: 'Rome' }
  store.transaction(({ users }) => {
    users.put(moved)
    users.delete('bo')
    users.insert(cy)
  })
  const changed = [...store.read.users.changedSince(revision)]
  expect(changed).toHaveLength(4)
  expect(changed).toEqual(expect.arrayContaining([ada, moved, bo, cy]))
})

test('refuses a second row with a taken key and names the key', () => {
  const store = createUsers()
  store.transaction(({ users }) => users.insert({ id: '1', email: 'a@x', city: 'Oslo' }))
  const add = (row: User) => () => store.transaction(({ users }) => users.insert(row))
  expect(add({ id: '1', city: 'Rome' })).toThrow('another row already has key "1"')
  try {
    add({ id: '2', email: 'a@x', city: 'Rome' })()
    expect.unreachable()
  } catch (error) {
    expect(isDuplicateKeyError(error) && error.keyName).toBe('email')
  }
  expect(store.counts()).toEqual({ users: 1, hits: 0 })
})

test('refuses changes outside a transaction, transactions inside one, and work that waits', () => {
  const store = createUsers()
  const tables = store.transaction((tables) => tables)
  expect(() => tables.users.insert({ id: '1', city: 'Oslo' })).toThrow('inside a transaction')
  expect(() => store.transaction(() => store.transaction(() => 1))).toThrow('already running')
  expect(() => store.transaction(async ({ users }) => users.insert({ id: '1', city: 'Oslo' }))).toThrow(
    'synchronous',
  )
  expect(store.read.users.size).toBe(0)
})

test('tells listeners what a transaction changed, and nothing about one that failed', () => {
  const store = createUsers()
  const seen: unknown[] = []
  const stop = store.onCommit((changes) =>
    seen.push(changes.map(({ table, key, row }) => [table, key, !!row])),
  )
  store.transaction(({ users }) => {
    users.insert({ id: '1', city: 'Oslo' })
    users.delete('1')
  })
  expect(() =>
    store.transaction(({ users }) => {
      users.insert({ id: '2', city: 'Oslo' })
      throw new Error('no')
    }),
  ).toThrow('no')
  store.transaction(() => undefined)
  stop()
  store.transaction(({ users }) => users.insert({ id: '3', city: 'Oslo' }))
  expect(seen).toEqual([
    [
      ['users', '1', true],
      ['users', '1', false],
    ],
  ])
})

test('a hash is about content: not about order of arrival, secrets or bookkeeping', () => {
  const [first, second] = [createUsers(), createUsers()]
  first.transaction(({ users, hits }) => {
    users.insert({ id: '1', city: 'Oslo', password: 'x' })
    users.insert({ id: '2', city: 'Rome' })
    hits.insert({ id: '9', count: 1 })
  })
  second.transaction(({ users }) => {
    users.insert({ id: '2', city: 'Rome' })
    users.insert({ city: 'Oslo', id: '1', password: 'y' })
  })
  expect(first.hash()).toBe(second.hash())
  second.transaction(({ users }) => users.update('1', { city: 'Bern' }))
  expect(first.hash()).not.toBe(second.hash())
})

const command = fc.record({
  kind: fc.constantFrom('put' as const, 'delete' as const),
  id: fc.integer({ min: 0, max: 30 }).map(String),
  email: fc.option(
    fc.integer({ min: 0, max: 12 }).map((n) => `${n}@x`),
    { nil: undefined },
  ),
  city: fc.constantFrom('Oslo', 'Rome', 'Bern'),
})
const commands = fc.array(fc.record({ steps: fc.array(command, { maxLength: 12 }), fails: fc.boolean() }), {
  maxLength: 20,
})

test('a transaction that fails anywhere leaves everything as it was, indexes included', () => {
  fc.assert(
    fc.property(commands, (transactions) => {
      const store = createUsers()
      for (const { steps, fails } of transactions) {
        const before = JSON.stringify(store.dump())
        const byCity = JSON.stringify([...store.read.users.listBy('city', [])])
        let failed = false
        try {
          store.transaction(({ users }) => {
            for (const { kind, ...row } of steps) {
              if (kind === 'put') users.put(row)
              else users.delete(row.id)
            }
            if (fails) throw new Error('planned')
          })
        } catch {
          failed = true
        }
        if (failed) {
          expect(JSON.stringify(store.dump())).toBe(before)
          expect(JSON.stringify([...store.read.users.listBy('city', [])])).toBe(byCity)
        }
        const rows = [...store.read.users.list()]
        expect([...store.read.users.listBy('city', [])]).toHaveLength(rows.length)
        for (const row of rows) if (row.email) expect(store.read.users.findBy('email', row.email)).toBe(row)
      }
    }),
  )
})

test('restoring a snapshot and repeating the commands comes to the same state', () => {
  fc.assert(
    fc.property(commands, commands, (first, second) => {
      const run = (store: ReturnType<typeof createUsers>, transactions: typeof first) => {
        for (const { steps } of transactions) {
          try {
            store.transaction(({ users }) => {
              for (const { kind, ...row } of steps) {
                if (kind === 'put') users.put(row)
                else users.delete(row.id)
              }
            })
          } catch {}
        }
        return store.hash()
      }
      const store = createUsers()
      const before = run(store, first)
      const snapshot = store.snapshot()
      const after = run(store, second)
      store.restore(snapshot)
      expect(store.hash()).toBe(before)
      expect(run(store, second)).toBe(after)
      store.restore(snapshot)
      expect(store.hash()).toBe(before)

      const copy = createUsers()
      copy.load(store.dump())
      expect(copy.hash()).toBe(before)
    }),
  )
})

test('transactions in a batch count together: all of them or none, and the persistence is told once', () => {
  const store = createUsers()
  const kept: string[][] = []
  const told: string[][] = []
  store.persistWith((changes) => kept.push(changes.map(({ key }) => key)))
  store.onCommit((changes) => told.push(changes.map(({ key }) => key)))
  const add = (id: string) => store.transaction(({ users }) => users.insert({ id, city: 'Oslo' }))

  store.batch(() => {
    add('1')
    store.batch(() => add('2'))
    store.touch()
  })
  expect(kept).toEqual([['1', '2']])
  expect(() =>
    store.batch(() => {
      add('3')
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(() => store.transaction(() => store.batch(() => 1))).toThrow('not the other way round')
  store.batch(() => store.touch())
  expect(kept).toEqual([['1', '2'], []])
  expect(told).toEqual([['1', '2']])
  expect([...store.read.users.list()].map(({ id }) => id)).toEqual(['1', '2'])
})

test('what cannot be kept has not happened', () => {
  const store = createUsers()
  store.transaction(({ users }) => users.insert({ id: '1', email: 'a@x', city: 'Oslo' }))
  const before = store.hash()
  const told: unknown[] = []
  store.onCommit((changes) => told.push(changes))
  const dismiss = store.persistWith(() => {
    throw new Error('disk full')
  })
  const change = () => store.transaction(({ users }) => users.update('1', { email: 'b@x' }))
  expect(change).toThrow('disk full')
  expect(() => store.batch(change)).toThrow('disk full')
  expect(() => store.load({})).toThrow('disk full')
  expect(() => store.touch()).toThrow('disk full')
  expect(store.hash()).toBe(before)
  expect(store.read.users.findBy('email', 'a@x')?.id).toBe('1')
  expect(told).toEqual([])
  dismiss()
  expect(change().email).toBe('b@x')
})

test('restoring tells exactly the rows that differ, so that a copy kept outside follows', () => {
  fc.assert(
    fc.property(commands, commands, (first, second) => {
      const store = createUsers()
      const copy = new Map<string, unknown>()
      store.onCommit((changes) => {
        for (const { table, key, row } of changes) {
          if (row === undefined) copy.delete(`${table} ${key}`)
          else copy.set(`${table} ${key}`, row)
        }
      })
      const run = (transactions: typeof first) => {
        for (const { steps } of transactions) {
          try {
            store.transaction(({ users }) => {
              for (const { kind, ...row } of steps) {
                if (kind === 'put') users.put(row)
                else users.delete(row.id)
              }
            })
          } catch {}
        }
      }
      const expectCopy = () =>
        expect([...copy.values()].map((row) => JSON.stringify(row)).sort()).toEqual(
          [...store.read.users.list()].map((row) => JSON.stringify(row)).sort(),
        )
      run(first)
      const [snapshot, hash] = [store.snapshot(), store.hash()]
      run(second)
      const dump = store.dump()
      store.restore(snapshot)
      expect(store.hash()).toBe(hash)
      expectCopy()
      store.load(dump)
      expectCopy()
      store.load({})
      expect(copy.size).toBe(0)
    }),
  )
})
