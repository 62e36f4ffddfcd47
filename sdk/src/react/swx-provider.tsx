import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { Client } from '../client/contract-client.ts'
import type { paths } from '../gen/schema.ts'
import { changedTags, isOfTag } from './changed-tags.ts'
import { identityOf, isSameIdentity, useIdentity } from './scope.ts'
import { SwxContext } from './swx-context.ts'

/** Properties of {@link SwxProvider}. */
export interface SwxProviderProps {
  /** Made once, outside of components. */
  readonly client: Client<paths>
  /** The app's own query client. @default a new one */
  readonly queryClient?: QueryClient
  readonly children?: ReactNode
}

/**
 * Gives the generated hooks their client. After a write, the provider invalidates the queries whose answers the write
 * may have changed, as the contract says. When token, mode or language changes, the provider drops the data of the
 * earlier identity.
 */
export function SwxProvider({ client, queryClient, children }: SwxProviderProps): ReactElement {
  const [ownQueries] = useState(() => new QueryClient())
  const queries = queryClient ?? ownQueries
  const identity = useIdentity(client)

  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type !== 'write') return
        const tags = changedTags(event.path)
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => identityOf(queryKey) !== undefined && isOfTag(queryKey, tags),
        })
      }),
    [client, queries],
  )

  useEffect(() => {
    queries.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => {
        const owner = identityOf(queryKey)
        return owner !== undefined && !isSameIdentity(owner, identity)
      },
    })
  }, [queries, identity])

  return (
    <SwxContext.Provider value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </SwxContext.Provider>
  )
}
