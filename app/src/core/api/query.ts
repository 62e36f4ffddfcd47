import { QueryClient } from '@tanstack/react-query'

/**
 * The cache behind the hooks. The SDK below it already retries, shares and caches GETs, so this layer does not
 * repeat them; a fault is shown at once with a way to try again; `core/offline/heal.ts` tries again by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The one query cache. */
export const queryClient = createQueryClient()
