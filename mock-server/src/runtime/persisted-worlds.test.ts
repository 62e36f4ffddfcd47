import { expect, test } from 'vitest'
import { emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { playWhenNeeded } from '../sandbox/scenarios/play-when-needed.ts'
import type { Dump } from '../store/store.ts'
import type { Change } from '../store/table.ts'
import { createWorlds } from './create-worlds.ts'
import {
  KeepError,
  type KeptWorld,
  type SnapshotHead,
  type WorldHead,
  type WorldPersistence,
} from './world-persistence.ts'
import type { Worlds } from './worlds.ts'

type Rows = Map<string, Change>

/** The least that keeps worlds: documents by their keys. It does not know what is in them. */
const createDocuments = () => {
  const worlds = new Map<string, { head: WorldHead; rows: Rows }>()
  const snapshots = new Map<string, Map<string, { head: SnapshotHead; rows: Rows }>>()
  let isBroken = false
  const dump = (rows: Rows): Dump => {
    const tables: Record<string, unknown[]> = {}
    for (const { table, row } of rows.values())
      tables[table] = [...(tables[table] ?? []), structuredClone(row)]
    return tables
  }
  const put = (rows: Rows, changes: Iterable<Change>): Rows => {
    for (const change of changes) {
      const key = JSON.stringify([change.table, change.key])
      if (change.row === undefined) rows.delete(key)
      else rows.set(key, change)
    }
    return rows
  }
  const persistence: WorldPersistence = {
    load: async () =>
      Array.from(
        worlds,
        ([name, { head, rows }]): KeptWorld => ({
          ...head,
          name,
          rows: dump(rows),
          snapshots: Array.from(snapshots.get(name) ?? [], ([of, kept]) => ({
            ...kept.head,
            name: of,
            rows: () => dump(kept.rows),
          })),
        }),
      ),
    commit(change) {
      if (isBroken) throw new KeepError('There is no room.')
      const { does, world } = change
      const old = worlds.get(world)?.rows ?? new Map()
      if (does === 'begin') worlds.set(world, { head: change.head, rows: put(new Map(), change.rows) })
      if (does === 'change') worlds.set(world, { head: change.head, rows: put(old, change.rows) })
      if (does === 'drop') {
        worlds.delete(world)
        snapshots.delete(world)
      }
      if (does !== 'snapshot') return
      const named = snapshots.get(world) ?? new Map()
      snapshots.set(world, named.set(change.name, { head: change.head, rows: new Map(old) }))
    },
  }
  return {
    persistence,
    break(): void {
      isBroken = true
    },
  }
}

const start = (persistence: WorldPersistence): Promise<Worlds> =>
  createWorlds({
    seed: 1,
    profile: 'newUser',
    now: Date.parse('2026-01-12T15:20:00Z'),
    frozen: true,
    passwordIterations: 1,
    catalogue: sampleCatalogue(),
    emptyCatalogue: emptyCatalogue(),
    play: playWhenNeeded,
    persistence,
  })

test('worlds come back from anything that loads and commits documents: records, clocks, snapshots, forks', async () => {
  const { persistence } = createDocuments()
  const first = await start(persistence)
  const { main } = first
  const before = main.hash()
  first.takeSnapshot(main, 'before')
  main.advanceTo(main.now() + 3 * 86_400_000)
  first.fork('other', main)
  first.fork('gone', main)
  first.drop('gone')
  const second = await start(persistence)
  expect(second.names()).toEqual(['main', 'other'])
  expect([second.main.hash(), second.main.now()]).toEqual([main.hash(), main.now()])
  expect(second.get('other')?.hash()).toBe(main.hash())
  expect((await second.restoreSnapshot(second.main, 'before'))?.hash()).toBe(before)
  expect((await start(persistence)).main.hash()).toBe(before)
})

test('what cannot be committed has not happened', async () => {
  const documents = createDocuments()
  const { main } = await start(documents.persistence)
  const [hash, now] = [main.hash(), main.now()]
  documents.break()
  expect(() => main.advanceTo(now + 86_400_000)).toThrow(KeepError)
  expect([main.hash(), main.now()]).toEqual([hash, now])
})
