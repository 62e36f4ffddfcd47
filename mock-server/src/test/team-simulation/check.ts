import { MAIN_WORLD } from '../../runtime/worlds.ts'
import { expectBooks } from '../properties/laws.ts'
import type { Stage } from './stage.ts'

const PROBE = { method: 'GET', path: 'index/listSmartProduct', body: undefined, token: '' }

/** Asks each process that has `main` in memory: those that are not its owner must not answer. */
const askAll = async (stage: Stage): Promise<void> => {
  const having = stage.processes.flatMap(({ link, worlds }, at) =>
    link.state === 'running' && worlds.get(MAIN_WORLD) ? [at] : [],
  )
  if (having.length < 2) return
  await stage.shared(async () => {
    for (const at of having) await stage.sendVisit(at, PROBE)
  })
}

/** Fails where anything is not as it has to be after a command. */
export const check = async (stage: Stage): Promise<void> => {
  await stage.until(stage.soundly(() => askAll(stage)))
  if (stage.promises.broken) throw stage.promises.broken
  const at = stage.holder()
  const world = stage.processes[at]?.worlds.get(MAIN_WORLD)
  if (!world) return
  stage.at = at
  // What was checked in this very state does not have to be checked again.
  const { checked } = stage
  if (checked?.world === world && checked.now === world.now() && world.store.isAt(checked.rows)) return
  stage.tally.checks++
  expectBooks(stage)
  stage.checked = { world, rows: world.store.snapshot(), now: world.now() }
}
