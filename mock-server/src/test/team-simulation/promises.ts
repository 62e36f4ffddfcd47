import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeptWorld, WorldChange } from '../../runtime/world-persistence.ts'
import type { Snapshot } from '../../store/store.ts'
import { type Chain, createChain, type KeptCount } from './chain.ts'
import { type FoundWorld, readWorld } from './found-world.ts'
import type { Tally } from './tally.ts'

/** A call that is under way or over, with the changes that it has made. */
export interface CallRecord {
  readonly process: string
  /** The sequence of what was seen when it began. */
  readonly began: number
  readonly changes: {
    readonly chain: Chain
    readonly index: number
    readonly hasAnswer: boolean
    /** The world that the change drops. */
    readonly dropped: string | undefined
  }[]
  /** The owner's changes that it was answered from, and how many there were when it met the world. */
  met: { readonly chain: Chain; readonly length: number } | undefined
}

/** What of a call is promised by its answer. */
export type Told = 'done' | 'nothing kept' | 'unknown'

/** What was promised to callers, held against what the next owner of a world reads. */
export interface Promises {
  begin(process: string): CallRecord
  /** Runs what belongs to a call. */
  run<T>(record: CallRecord, work: () => T): T
  /** A call has found its world in a process. */
  met(record: CallRecord, world: string): void
  /** A process has made a change, which is to be kept. */
  changed(process: string, change: WorldChange, memory: Snapshot | undefined): void
  /**
   * A process has become the owner of a world, or has found that there is none.
   *
   * @throws Error when that is anything else than what was promised
   */
  claimed(process: string, world: string, kept: KeptWorld | undefined): void
  /** The first promise that an owner has found broken. */
  readonly broken: Error | undefined
  /** A call was answered. @throws Error when that breaks a promise */
  answered(record: CallRecord, told: Told): void
  /** Whether what a keyed call did, and its answer, are in the world. */
  isDone(record: CallRecord): boolean
  /** The changes that a process has made of a world. */
  chainOf(process: string, world: string): Chain | undefined
}

const allOf = ({ length }: Chain): KeptCount => ({ least: length, most: length })

const NOTHING: KeptCount = { least: 0, most: 0 }

/** Whether callers were told that the world is gone. */
const isGone = ({ isDropped, told, length }: Chain): boolean => isDropped && told === length && length > 0

/** No promises yet. */
export const createPromises = (tally: Tally): Promises => {
  const calls = new AsyncLocalStorage<CallRecord>()
  /** The latest chain of each process and world, and those of each world that have no end. */
  const latest = new Map<string, Chain>()
  const open = new Map<string, Set<Chain>>()
  /** Counts what was seen. */
  let sequence = 0
  let broken: Error | undefined

  const chainOf = (process: string, world: string) => latest.get(`${process} ${world}`)
  const openOf = (world: string): Set<Chain> => {
    const chains = open.get(world) ?? new Set<Chain>()
    open.set(world, chains)
    return chains
  }
  const begin = (world: string, chain: Chain): Chain => {
    latest.set(`${chain.process} ${world}`, chain)
    openOf(world).add(chain)
    return chain
  }

  /** A world begins: in place of its owner's, or where there is none. */
  const chainOfNew = (process: string, world: string): Chain => {
    const own = chainOf(process, world)
    if (own && !own.end && !own.isRefused) return own
    // Who makes a world has seen that there is none.
    for (const chain of openOf(world)) {
      if (!chain.isRefused && (!chain.isDropped || chain.length === 0)) continue
      chain.close(++sequence, chain.isRefused ? NOTHING : allOf(chain), undefined)
      openOf(world).delete(chain)
    }
    return begin(world, createChain(process, undefined))
  }

  /** Ends the open chains of a world by what the database has; answers the chain that it is of. */
  const settle = (world: string, found: FoundWorld | undefined): Chain | undefined => {
    const chains = [...openOf(world)]
    const dropped = chains.filter(isGone)
    const sure = chains.filter(({ isThere }) => isThere)
    if (sure.length > 1) throw new Error(`world "${world}" was made by two processes`)
    let kept: KeptCount | undefined
    const of = (sure.length > 0 ? sure : chains).find((chain) => {
      kept = chain.find(found)
      return kept !== undefined
    })
    if (!of && (found || sure.length > 0)) {
      const [first] = sure.length > 0 ? sure : chains
      const why = first
        ? `after ${first.told} of ${first.length} changes of ${first.process}, ${first.difference(found)}`
        : 'no process has made it'
      throw new Error(`world "${world}" is what it never was: ${why}`)
    }
    sequence++
    const end = (chain: Chain, count: KeptCount, rows?: FoundWorld): void => {
      chain.close(sequence, count, rows)
      openOf(world).delete(chain)
    }
    for (const chain of dropped) if (chain !== of) end(chain, allOf(chain))
    // A world that is not there yet may still be made by a process that stands still before its first write.
    if (!of || !kept || (!found && !of.isThere && !isGone(of))) return undefined
    tally.unknownChangesKept += kept.least - of.told
    tally.unknownChangesLost += of.length - kept.most
    end(of, kept, found)
    return of
  }

  return {
    chainOf,
    begin: (process) => ({ process, began: sequence, changes: [], met: undefined }),
    run: (record, work) => calls.run(record, work),
    met(record, world) {
      const chain = chainOf(record.process, world)
      record.met = chain && { chain, length: chain.length }
    },
    changed(process, change, memory) {
      const { world } = change
      const chain = change.does === 'begin' ? chainOfNew(process, world) : chainOf(process, world)
      if (!chain) throw new Error(`${process} changes world "${world}", which it has not claimed`)
      const hasAnswer =
        change.does === 'change' &&
        [...change.rows].some(({ table, row }) => table === 'keptAnswers' && row !== undefined)
      const dropped = change.does === 'drop' ? world : undefined
      calls.getStore()?.changes.push({ chain, index: chain.length, hasAnswer, dropped })
      chain.add(change, memory)
    },
    get broken() {
      return broken
    },
    claimed(process, world, kept) {
      tally.claims++
      const found = kept && readWorld(kept)
      let before: Chain | undefined
      try {
        before = settle(world, found)
      } catch (cause) {
        broken ??= cause as Error
        throw cause
      }
      if (!found) return
      const snapshots = new Map(before?.toldState?.snapshots)
      begin(world, createChain(process, { head: found.head, rows: new Map(found.rows), snapshots }))
    },
    answered({ changes, met, began }, told) {
      if (told === 'nothing kept') {
        const command = changes.findLast(({ hasAnswer }) => hasAnswer) ?? changes.at(-1)
        command?.chain.deny(command.index)
      }
      if (told !== 'done') return
      for (const { chain, index, dropped } of changes) {
        // A process that drops a world after its next owner has dropped it rightly says that it is gone.
        const isGoneAnyway =
          dropped !== undefined && ![...openOf(dropped)].some((one) => one.isThere && !one.isDropped)
        if (!chain.end || !isGoneAnyway) chain.tell(index + 1)
      }
      if (!met) return
      const { chain, length } = met
      if (chain.end && chain.end.at <= began)
        throw new Error(`${chain.process} answered from a world that had another owner when it was asked`)
      if (!chain.end || length <= chain.end.most) chain.tell(Math.min(length, chain.length))
      else throw new Error(`${chain.process} answered from changes that were not kept`)
    },
    isDone({ changes }) {
      const command = changes.findLast(({ hasAnswer }) => hasAnswer)
      if (!command) return false
      const { chain, index } = command
      return !chain.end || index < chain.end.most
    },
  }
}
