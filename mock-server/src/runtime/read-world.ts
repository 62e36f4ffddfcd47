import type { Dump } from '../store/store.ts'
import type { Table } from '../store/table.ts'
import { isDueKind } from './due-handlers.ts'
import { invariantsOneByOne, type Violation } from './invariants.ts'
import { beginSlices } from './slices.ts'
import type { SandboxTables } from './tables.ts'
import type { World } from './world.ts'
import { UnknownDueEventError, UnreadableWorldError } from './world-persistence.ts'

/** An event without a handler would be lost at its time, so the start fails until an operator has decided about it. */
const expectKnownEvents = (world: World): void => {
  for (const { kind, ref } of world.store.read.due.list())
    if (!isDueKind(kind))
      throw new UnknownDueEventError(
        `World "${world.name}" has an event "${kind}" planned for "${ref}", which this version does not know: start the version that planned it, or another data folder.`,
      )
}

/**
 * Gives a world without records those that were kept of it.
 *
 * @throws UnreadableWorldError when this version cannot read them, UnknownDueEventError when it does not know what one
 * of its events would do
 */
export const readKeptRows = (world: World, rows: Dump): void => {
  try {
    const unknown = Object.keys(rows).find((table) => !(table in world.store.read))
    if (unknown !== undefined) throw new Error(`there is no table "${unknown}" any more`)
    world.store.load(rows)
  } catch (cause) {
    throw new UnreadableWorldError(`world "${world.name}": ${(cause as Error).message}`, { cause })
  }
  expectKnownEvents(world)
}

const insertInSlices = async (world: World, rows: Dump): Promise<void> => {
  const slices = beginSlices()
  // Its own salt stays: what a file knows of keys is not taken over.
  world.store.load({ keySalt: [...world.store.read.keySalt.list()] })
  for (const [table, list] of Object.entries(rows)) {
    const left = list.values()
    for (let row = left.next(); !row.done; ) {
      world.store.transaction((tables) => {
        const into = tables[table as keyof SandboxTables] as Table<unknown>
        for (; !row.done && !slices.isOver; row = left.next()) into.insert(row.value)
      })
      if (slices.isOver) await slices.next()
    }
  }
}

const brokenInSlices = async (world: World): Promise<readonly Violation[]> => {
  const slices = beginSlices()
  const found: Violation[] = []
  for (const violations of invariantsOneByOne(world, world.settle())) {
    found.push(...violations)
    if (slices.isOver) await slices.next()
  }
  return found
}

/** A file with a correct checksum may still be made by hand, so its content is checked, too. */
const expectInvariants = async (world: World): Promise<void> => {
  let found: readonly Violation[]
  try {
    expectKnownEvents(world)
    found = await brokenInSlices(world)
  } catch (cause) {
    const why = cause instanceof UnknownDueEventError ? cause.message : 'its records do not fit together'
    throw new UnreadableWorldError(why, { cause })
  }
  const [first] = found
  if (first)
    throw new UnreadableWorldError(
      `${found.length} of its invariants are broken, the first is ${first.invariant}: ${first.detail.slice(0, 200)}`,
    )
}

/**
 * Gives a world without records those of a file, at a moment, with its clock standing. It is done slice by slice, since
 * nothing asks for it yet.
 *
 * @throws UnreadableWorldError when they cannot be read or do not hold
 */
export const readFileRows = async (world: World, rows: Dump, at: number): Promise<void> => {
  try {
    await insertInSlices(world, rows)
  } catch (cause) {
    throw new UnreadableWorldError((cause as Error).message.replace(/\.$/, ''), { cause })
  }
  world.clock.restore({ mode: 'frozen', at })
  await expectInvariants(world)
}
