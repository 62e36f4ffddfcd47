import { isObject, type Json } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { callOf, mediaFor } from '../plan/call-of.ts'
import type { Input } from '../plan/input.ts'
import type { Switch } from '../plan/switches.ts'
import { mergedSchema } from '../schema/merged-schema.ts'
import { plainPath } from './own-things.ts'
import type { Run, Singletons } from './run.ts'

interface Kept {
  readonly operation: Operation
  readonly input: Input
  readonly reading: Operation
  readonly readInput: Input
  readonly saved: Json
  isChanged: boolean
}

interface KeptSwitch {
  readonly found: Switch
  readonly input: Input
  readonly wasOn: boolean
  isChanged: boolean
}

/** The part of what was read that an operation can write; undefined when it cannot write all that it may change. */
function writable(run: Run, operation: Operation, shown: Json | undefined): Json | undefined {
  const pointer = mediaFor(operation)?.schemaPointer
  if (pointer === undefined || !isObject(shown)) return undefined
  const { properties } = mergedSchema(run.root, follow(run.root, pointer).value)
  if (!isObject(properties)) return undefined
  const names = Object.keys(properties).filter(
    (name) => mergedSchema(run.root, properties[name]).readOnly !== true,
  )
  if (names.some((name) => !(name in shown))) return undefined
  const saved = Object.fromEntries(names.map((name) => [name, shown[name]]))
  return run.validator.allowsRequest(pointer, saved) ? saved : undefined
}

/** Nothing is kept at first. */
export function createSingletons(): Singletons {
  const kept = new Map<string, Kept>()
  const flipped = new Map<string, KeptSwitch>()
  const stateOf = async (run: Run, { read }: Switch, input: Input): Promise<boolean | undefined> => {
    const status = (await run.call(read, { ...input, body: undefined }, 'probe'))?.answer.status
    return status === 204 ? true : status === 404 ? false : undefined
  }
  return {
    isKept: (path) => kept.has(plainPath(path)) || flipped.has(plainPath(path)),
    async keepSwitch(run, found, input) {
      const path = plainPath(callOf(found.read, input).path)
      if (flipped.has(path)) return undefined
      if (!input.isKnown) return 'switches something that no list of the server has'
      const wasOn = await stateOf(run, found, input)
      if (wasOn === undefined) return 'switches what cannot be read before'
      flipped.set(path, { found, input, wasOn, isChanged: false })
      return undefined
    },
    changed(path) {
      const flip = flipped.get(plainPath(path))
      if (flip) flip.isChanged = true
      const one = kept.get(plainPath(path))
      if (one) one.isChanged = true
    },
    async keep(run, operation, input) {
      const path = plainPath(callOf(operation, input).path)
      if (kept.has(path)) return undefined
      const reading = run.operations.find(
        (one) => one.method === 'GET' && one.isRead && one.path === operation.path,
      )
      const readInput = reading && (await run.inputFor(reading))
      if (reading === undefined || readInput === undefined) return 'changes what cannot be read before'
      const exchange = await run.call(reading, readInput)
      const saved =
        exchange && run.outcome(exchange) === 'done'
          ? writable(run, operation, exchange.answer.json)
          : undefined
      if (saved === undefined) return 'changes what was there before, and could not put it back'
      kept.set(path, { operation, input, reading, readInput, saved, isChanged: false })
      return undefined
    },
    async putBack(run) {
      const left: string[] = []
      for (const { found, input, wasOn, isChanged } of flipped.values()) {
        if (!isChanged || (await stateOf(run, found, input)) === wasOn) continue
        const back = wasOn ? found.on : found.off
        await run.call(back, { ...input, body: undefined }, 'probe')
        if ((await stateOf(run, found, input)) !== wasOn) left.push(back.id)
      }
      for (const one of kept.values()) {
        if (!one.isChanged) continue
        await run.call(one.operation, { ...one.input, body: one.saved }, 'probe')
        const after = await run.call(one.reading, one.readInput, 'probe')
        const now = after && writable(run, one.operation, after.answer.json)
        if (JSON.stringify(now) !== JSON.stringify(one.saved)) left.push(one.operation.id)
      }
      return left
    },
  }
}
