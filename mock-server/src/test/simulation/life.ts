import type { Dispatcher } from '../../api/dispatch.ts'
import { createEngine } from '../../api/engine.ts'
import { createWorlds } from '../../runtime/create-worlds.ts'
import { openDataFolder } from '../../runtime/persistence/open-data-folder.ts'
import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import { createControlPlane } from '../../sandbox/control/dispatch.ts'
import type { Answer } from '../customer.ts'
import { bytesOf, callEngine, type EngineCall } from './call-engine.ts'
import { simulatedWorlds } from './settings.ts'
import type { SimulatedDisk } from './simulated-disk.ts'

/** One process of the mock server, from its start to its end, without a network. */
export interface Life {
  readonly worlds: Worlds
  /** What it told the operator at its start. */
  readonly notices: readonly string[]
  /** A call of the customer API, to `main`. */
  call(call: EngineCall): Promise<Answer>
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

/**
 * Starts a process with what the disk has.
 *
 * @param realNow the real time, which the simulation moves
 */
export const startLife = async (
  disk: SimulatedDisk,
  { seed, realNow, notices = [] }: { seed: number; realNow: () => number; notices?: string[] },
): Promise<Life> => {
  const { folder, result: worlds } = await openDataFolder(
    { dir: disk.dir, onNotice: (line) => notices.push(line), disk },
    (persistence) => createWorlds(simulatedWorlds(seed, realNow, persistence)),
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
    call: (call) => callEngine(engineOf(worlds.main), call),
    control: (world, method, path, body) => control(world, { method, path, query: '', body: bytesOf(body) }),
    stop: () => folder.close(),
  }
}
