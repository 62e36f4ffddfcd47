import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Client } from '../client/contract-client.ts'
import type { paths } from '../gen/schema.ts'
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

/** Paths that only begin or end a session: what they change arrives as another identity. */
const isSessionPath = (path: string) => path.includes('/login/')

/**
 * Gives the generated hooks their client. After a successful write the shown queries ask again; when token, mode or
 * language change, the data of the earlier identity is dropped.
 */
export function SwxProvider({ client, queryClient, children }: SwxProviderProps): ReactNode {
  const [ownQueries] = useState(() => new QueryClient())
  const queries = queryClient ?? ownQueries
  const identity = useIdentity(client)

  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type !== 'write' || isSessionPath(event.path)) return
        void queries.invalidateQueries({ predicate: ({ queryKey }) => identityOf(queryKey) !== undefined })
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
