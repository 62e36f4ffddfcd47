import type { Catalogue } from '../catalogue/catalogue.ts'
import { createMarket, type Market } from '../market/create-market.ts'
import type { Store } from '../store/store.ts'
import type { SandboxTables } from './tables.ts'

const markets = new WeakMap<Catalogue, Map<number, Market>>()

/** The market of a seed before the control plane interferes; shared by all worlds, since prices follow from the seed. */
const baseMarket = (catalogue: Catalogue, seed: number): Market => {
  const bySeed = markets.get(catalogue) ?? new Map<number, Market>()
  markets.set(catalogue, bySeed)
  const market = bySeed.get(seed) ?? createMarket({ seed, instruments: catalogue.instruments.all() })
  bySeed.set(seed, market)
  return market
}

/** The market of a world: that of its seed under the overrides that the world has stored. */
export const createWorldMarket = (
  catalogue: Catalogue,
  seed: number,
  store: Store<SandboxTables>,
): (() => Market) => {
  const base = baseMarket(catalogue, seed)
  let current = base
  let seen = store.read.overrides.revision
  return () => {
    if (store.read.overrides.revision !== seen) {
      seen = store.read.overrides.revision
      const overlays = Array.from(store.read.overrides.list(), ({ overlay }) => overlay)
      current = overlays.length === 0 ? base : base.withOverlays(overlays)
    }
    return current
  }
}
