import { createContext, useContext } from 'react'
import type { Client } from '../client/contract-client.ts'
import type { paths } from '../gen/schema.ts'

/** The client of the nearest `<SwxProvider>`. */
export const SwxContext = createContext<Client<paths> | undefined>(undefined)

/**
 * The client of the nearest `<SwxProvider>`, for calls outside of a generated hook.
 *
 * @throws Error when no provider is above
 */
export function useSwxClient(): Client<paths> {
  const client = useContext(SwxContext)
  if (client === undefined) {
    throw new Error('No SWX client here: put <SwxProvider client={createClient(…)}> above this component.')
  }
  return client
}
