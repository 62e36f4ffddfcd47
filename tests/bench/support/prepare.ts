import { prepare } from '../../../scripts/bootstrap.mjs'
import { turbo } from '../../../scripts/processes.mjs'
import { installPackages } from './packages.ts'
import type { Need } from './part.ts'

async function build(task: string): Promise<void> {
  if ((await turbo([task])) !== 0) throw new Error(`The task ${task} failed: its lines stand above.`)
}

/** How each need is met. */
const ways: Readonly<Record<Need, () => Promise<void>>> = {
  app: () => build('@swx/app#build'),
  browser: () => prepare('browser'),
  contract: () => build('@swx/openapi#codegen'),
  demo: () => build('@swx/app#demo'),
  packages: installPackages,
  sdk: () => build('@swx/sdk#build'),
  server: () => build('@swx/mock-server#build'),
  types: () => build('@swx/sdk#types'),
}

/** Meets each need once in a run, however many parts have it; one that failed fails all of them. */
export function preparer(): (need: Need) => Promise<void> {
  const begun = new Map<Need, Promise<void>>()
  return (need) => {
    const done = begun.get(need) ?? ways[need]()
    begun.set(need, done)
    return done
  }
}
