import { createStore } from '#lib/store/create-store.ts'

/** An order that the ticket of an instrument is to be filled in with: one that waits for a price. */
export interface TicketRequest {
  readonly code: string
  /** Any price; the ticket takes the nearest on the grid of the instrument. */
  readonly price: number
}

/** The request that no ticket has taken up yet. A ticket may not be on screen when it is made. */
export const ticketRequest = createStore<TicketRequest | undefined>(undefined)

/**
 * Fills in the ticket of an instrument with an order that waits for a price: picked on the chart, or in a list. Nothing
 * is sent. Where the ticket is in a sheet, the sheet opens.
 */
export const requestTicket = (request: TicketRequest): void => ticketRequest.set(request)
