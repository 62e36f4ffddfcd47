import { readWorldFile, writeWorldFile } from '../../runtime/persistence/world-file.ts'
import { UnreadableWorldError } from '../../runtime/world-persistence.ts'
import type { ControlCall } from './control-call.ts'
import { invalid } from './refusal.ts'
import { stateView } from './snapshot-calls.ts'

/** A world as a file, and a world from a file. */
export const worldFileCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'world',
    run: ({ world, worlds }) => writeWorldFile(world, worlds.originOf(world)),
  },
  {
    method: 'POST',
    path: 'world',
    run: ({ world, worlds, fields }) => {
      try {
        return stateView(worlds.import(world.name, readWorldFile(fields.all())))
      } catch (error) {
        if (!(error instanceof UnreadableWorldError)) throw error
        throw invalid(`The world is as it was, since the file cannot be brought in: ${error.message}.`)
      }
    },
  },
]
