import { isWorldName, MAIN_WORLD, type Worlds } from '../../runtime/worlds.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'

const instant = (at: number): string => new Date(at).toISOString()

/** How long a world has been left alone, and when it ends; real time. */
const useView = (worlds: Worlds, name: string) => {
  const { usedAt, endsAt } = worlds.useOf(name)
  return { name, usedAt: instant(usedAt), ...(endsAt === undefined ? {} : { endsAt: instant(endsAt) }) }
}

/** Which worlds there are, when each ends, and ending one. */
export const worldCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'worlds',
    run: ({ worlds }) => ({
      worlds: worlds.names(),
      uses: worlds.names().map((name) => useView(worlds, name)),
    }),
  },
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
