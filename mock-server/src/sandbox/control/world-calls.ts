import { isWorldName, MAIN_WORLD } from '../../runtime/worlds.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './refusal.ts'

/** Which worlds there are. One that is named in a call for the first time is made from the profile. */
export const worldCalls: readonly ControlCall[] = [
  { method: 'GET', path: 'worlds', run: ({ worlds }) => ({ worlds: worlds.names() }) },
  {
    method: 'DELETE',
    path: 'worlds/{name}',
    run: ({ worlds, path }) => {
      const name = path.name as string
      if (!isWorldName(name))
        throw invalid('A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.')
      if (name === MAIN_WORLD) throw conflict('The world "main" stays; reset it instead.')
      if (!worlds.drop(name)) throw notFound(`There is no world "${name}".`)
      return { dropped: name }
    },
  },
]
