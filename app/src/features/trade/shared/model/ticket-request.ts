import { createStore } from '#lib/store/create-store.ts'
import type { EntryType } from './waiting-entry.ts'

/** The tickets of an instrument. */
export const ticketKinds = ['leveraged', 'fixedTime'] as const

/** See {@link ticketKinds}. */
export type TicketKind = (typeof ticketKinds)[number]

/** How the ticket of an instrument is to be filled in. */
export interface TicketRequest {
  readonly code: string
  readonly ticket: TicketKind
  /** How a position is opened. Where there is a price, the order waits for it, as the type that waits there. */
  readonly type?: EntryType
  /** Any price; the ticket takes the nearest on the grid of the instrument. */
  readonly price?: number
}

/** The request that no ticket has taken up yet. A ticket may not be on screen when it is made. */
export const ticketRequest = createStore<TicketRequest | undefined>(undefined)

/**
 * Fills in the ticket of an instrument: from a price that was picked on the chart or in a list, or as the next step of an
 * empty list. Nothing is sent. Where the ticket is in a sheet, the sheet opens; where its panel is closed, the panel does.
 */
export const requestTicket = (request: TicketRequest): void => ticketRequest.set(request)
