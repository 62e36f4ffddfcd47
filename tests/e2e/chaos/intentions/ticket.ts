import type { Locator } from '@playwright/test'
import { english } from '../../../support/texts.ts'
import type { Place, Way } from '../intention.ts'

const { orders } = english

/** What is traded: a market that never closes, its price held. */
export interface Instrument {
  readonly code: string
  readonly path: string
}

/** The order ticket: beside the chart, or in the sheet of a phone. */
export const ticketOf = ({ page, device }: Place): Locator =>
  device === 'desktop'
    ? page.getByRole('region', { name: orders.ticket.title })
    : page.getByRole('dialog').filter({ has: page.getByLabel(/./) })

/** A phone brings the ticket up by a button. */
export const ticketWays = ({ page, device }: Place): readonly Way[] =>
  device === 'desktop'
    ? []
    : [
        {
          name: 'bring up the ticket',
          target: page.getByRole('button', { name: orders.direction.LONG, exact: true }),
          isDue: async () => (await page.getByRole('dialog').count()) === 0,
        },
      ]
