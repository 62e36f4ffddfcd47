import { type QueryClient, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { CallError } from '../errors/call-error.ts'
import type { Id } from './hook-data.ts'
import type { MutationHook } from './hook-types.ts'
import { useSwxClient } from './swx-context.ts'
import { send, type TransportOptions } from './transport.ts'

interface Options {
  readonly mutation?: UseMutationOptions<unknown, CallError, unknown>
  readonly request?: TransportOptions
}

/** Makes the mutation hook of an operation. It is never sent again, or later, without the user asking for it. */
export const mutationHook = <Name extends Id>(name: Name, path: string): MutationHook<Name> =>
  (({ mutation, request }: Options = {}, queryClient?: QueryClient) => {
    const client = useSwxClient()
    return useMutation(
      {
        mutationKey: [name],
        retry: false,
        networkMode: 'always',
        ...mutation,
        mutationFn: (variables: unknown) => {
          const body = (variables as { data?: unknown } | undefined)?.data
          return send(
            client,
            { method: 'POST', path, place: body === undefined ? 'none' : 'body' },
            body,
            request,
          )
        },
      },
      queryClient,
    )
  }) as unknown as MutationHook<Name>
