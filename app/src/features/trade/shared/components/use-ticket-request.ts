import { useEffect, useEffectEvent } from 'react'
import { useStore } from '#lib/store/create-store.ts'
import { type TicketKind, type TicketRequest, ticketRequest } from '../model/ticket-request.ts'

/** Hands the request for a ticket over to it, once. */
export function useTicketRequest(
  code: string,
  ticket: TicketKind,
  onRequest: (request: TicketRequest) => void,
): void {
  const request = useStore(ticketRequest)
  const take = useEffectEvent((asked: TicketRequest) => {
    ticketRequest.set(undefined)
    onRequest(asked)
  })
  useEffect(() => {
    if (request?.code === code && request.ticket === ticket) take(request)
  }, [request, code, ticket])
}
