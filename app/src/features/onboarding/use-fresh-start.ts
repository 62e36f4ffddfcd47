import { useSwxClient } from '@swx/sdk/react'
import { useQueryClient } from '@tanstack/react-query'

/** Asks for everything anew: the sandbox changed it past the client. */
export function useFreshStart(): () => Promise<void> {
  const client = useSwxClient()
  const queries = useQueryClient()
  return () => {
    client.cache.clear()
    return queries.invalidateQueries()
  }
}
