import { randomUUID } from 'node:crypto'
import { createStage, type Stage } from '../../support/stage.ts'

/** A stage in a world of its own, of a mock server behind a port. */
export const stageFor = (url: string, world: string = randomUUID()): Stage =>
  createStage({ url, world, fetch: (request) => fetch(request) })

/** A stage whose world is there, for pages that go there before anything else does. */
export const openStage = async (url: string, world?: string): Promise<Stage> => {
  const stage = stageFor(url, world)
  await stage.control('createWorld', { body: { name: stage.world } })
  return stage
}
