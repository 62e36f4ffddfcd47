import type { components } from '@swx/sdk'

/** An instrument as the price list has it. */
export type InstrumentItem = components['schemas']['MarketItem']
