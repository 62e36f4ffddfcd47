import type { Dispatcher } from '../../api/dispatch.ts'
import { createEngine } from '../../api/engine.ts'
import { emptyCatalogue, sampleCatalogue } from '../../catalogue/catalogue.ts'
import { allTexts } from '../../catalogue/texts/all.ts'
import { addTexts } from '../../catalogue/texts/texts.ts'
import { withParameters } from '../../catalogue/with-parameters.ts'
import { createWorlds } from '../../runtime/create-worlds.ts'
import { openDataFolder } from '../../runtime/persistence/open-data-folder.ts'
import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import { createControlPlane } from '../../sandbox/control/dispatch.ts'
import { play } from '../../sandbox/scenarios/play.ts'
import { TEST_NOW } from '../../test/inside-world.ts'
import type { Answer } from '../customer.ts'
import type { SimulatedDisk } from './simulated-disk.ts'

/** How a call of a user is made. */
export interface LifeCall {
  readonly token: string
  readonly mode?: string | undefined
  readonly key?: string | undefined
}

/** One process of the mock server, from its start to its end, without a network. */
export interface Life {
  readonly worlds: Worlds
  /** What it told the operator at its start. */
  readonly notices: readonly string[]
  /** A call of the customer API, to `main`. */
  call(method: string, path: string, body: unknown, how: LifeCall): Promise<Answer>
  /** A call of the control plane, to a world. */
  control(
    world: World,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: string }>
  /** Ends it in good order. */
  stop(): void
}

const loadSettings = async () => {
  addTexts(allTexts)
  const features = { smartTrading: true, demo: true, optionsReal: true, invite: true }
  return {
    catalogue: withParameters(sampleCatalogue(), { features }),
    emptyCatalogue: emptyCatalogue(),
  }
}

let settings: ReturnType<typeof loadSettings> | undefined

const bytesOf = (body: unknown): Uint8Array | undefined =>
  body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body))

/**
 * Starts a process with what the disk has.
 *
 * @param realNow the real time, which the simulation moves
 */
export const startLife = async (
  disk: SimulatedDisk,
  { seed, realNow, notices = [] }: { seed: number; realNow: () => number; notices?: string[] },
): Promise<Life> => {
  settings ??= loadSettings()
  const loaded = await settings
  const { folder, answer: worlds } = await openDataFolder(
    { dir: disk.dir, onNotice: (line) => notices.push(line), disk },
    (persistence) =>
      createWorlds({
        ...loaded,
        seed,
        profile: 'visitor',
        now: Date.parse(TEST_NOW),
        frozen: true,
        passwordIterations: 1,
        realNow,
        play,
        persistence,
      }),
  )
  const engines = new WeakMap<World, Dispatcher>()
  const engineOf = (world: World): Dispatcher => {
    const engine = engines.get(world) ?? createEngine(world)
    engines.set(world, engine)
    return engine
  }
  const control = createControlPlane(worlds)

  return {
    worlds,
    notices,
    async call(method, path, body, { token, mode = 'real', key }) {
      const [start = '', query = ''] = path.split('?')
      const headers: Readonly<Record<string, string | undefined>> = {
        authorization: token,
        virtually: mode === 'real' ? 'NO' : 'YES',
        'idempotency-key': key,
        'content-type': body === undefined ? undefined : 'application/json',
      }
      const reply = await engineOf(worlds.main).call({
        method,
        path: `/swx/customer/${start}`,
        query,
        header: (name) => headers[name],
        body: bytesOf(body),
        ip: 'local',
      })
      const replayed = reply.headers['Idempotent-Replayed'] === 'true'
      return { status: reply.status, ...JSON.parse(reply.body), replayed, body: reply.body }
    },
    control: (world, method, path, body) => control(world, { method, path, query: '', body: bytesOf(body) }),
    stop: () => folder.close(),
  }
}
