import type { ControlBody } from '../../contract/control-operation.ts'
import { readWorldFile, writeWorldFile } from '../../runtime/persistence/world-file.ts'
import { UnreadableWorldError } from '../../runtime/world-persistence.ts'
import { brokenRule } from './check-call.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { invalid } from './control-error.ts'
import { stateOf } from './snapshot-calls.ts'
import { addStub, brokenMatch, stubViews } from './stub-calls.ts'

const MOST_STUBS = 1_000

/** The stubs of a world file, the first of its list last, as they were added. */
const readStubs = (stubs: unknown = []): ControlBody<'addStub'>[] => {
  if (!Array.isArray(stubs) || stubs.length > MOST_STUBS)
    throw invalid(`"stubs" has to be a list of at most ${MOST_STUBS} stubs.`)
  for (const stub of stubs) {
    const broken = brokenRule('addStub', 'body', stub) ?? brokenMatch(stub.match)
    if (broken !== undefined) throw invalid(`"stubs": ${broken}`)
  }
  return stubs.reverse().map((stub) => ({ ...stub, check: false }))
}

const FIELDS = ['format', 'version', 'seed', 'profile', 'now', 'checksum', 'rows', 'stubs']

const expectKnownFields = (file: object): void => {
  const unknown = Object.keys(file).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) throw invalid(`"${unknown}" is not known. The body takes ${FIELDS.join(', ')}.`)
}

export const worldFileCalls: readonly ControlCall[] = [
  controlCall('exportWorld', async ({ world, worlds }) => {
    const file = await writeWorldFile(world, worlds.originOf(world))
    const stubs = stubViews(world).map(({ id: _id, ...stub }) => stub)
    return stubs.length === 0 ? file : { ...file, stubs }
  }),
  controlCall('importWorld', async ({ world, worlds, body }) => {
    try {
      const copy = await readWorldFile(body)
      expectKnownFields(body)
      const stubs = readStubs(body.stubs)
      const { world: loaded, hash } = await worlds.import(world.name, copy)
      for (const stub of stubs) await addStub(loaded, stub)
      return stateOf(loaded, copy.at, hash)
    } catch (error) {
      if (!(error instanceof UnreadableWorldError)) throw error
      throw invalid(`The world is as it was, since the file cannot be brought in: ${error.message}.`)
    }
  }),
]
