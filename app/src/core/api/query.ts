import { QueryClient } from '@tanstack/react-query'

/**
 * The one cache of answers. Catalogue data stays fresh as long as the contract says, which the hooks of the SDK know; a
 * user's own data is asked for on every visit, and when the window is looked at again. The SDK below retries, so this
 * layer does not; a fault is shown at once with a way to try again, and `core/offline/heal.ts` tries again by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The one query cache. */
export const queryClient = createQueryClient()
