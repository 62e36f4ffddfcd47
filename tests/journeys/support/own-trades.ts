import { english } from '../../support/texts.ts'
import type { Locator } from './locator.ts'
import type { JourneyPage } from './page.ts'

/** Own trades on the page of an instrument. */
export const ownTrades = (page: JourneyPage): Locator =>
  page.getByRole('region', { name: english.orders.records.label })
