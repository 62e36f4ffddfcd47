import type { Play } from '../../runtime/profiles.ts'

/** Takes the steps of a scenario; users come by the calls of the control plane, which a start without any does not load. */
export const playWhenNeeded: Play = async (world, name, scenario) =>
  scenario.steps?.length === 0 ? [] : (await import('./play.ts')).play(world, name, scenario)
