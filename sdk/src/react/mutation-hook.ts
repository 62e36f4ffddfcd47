import { type OperationId, operations } from '@swx/openapi/operations'
import { type QueryClient, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { CallError } from '../errors/call-error.ts'
import type { MutateOptions, MutationHook } from './hook-types.ts'
import { type RequestOptions, send } from './request-options.ts'
import { useSwxClient } from './swx-context.ts'

interface Options {
  readonly mutation?: UseMutationOptions<unknown, CallError, unknown>
  readonly request?: RequestOptions
}

/** Makes the mutation hook of an operation. It is never sent again, or later, without the user asking for it. */
export const mutationHook = <Name extends OperationId>(name: Name): MutationHook<Name> =>
  (({ mutation, request }: Options = {}, queryClient?: QueryClient) => {
    const client = useSwxClient()
    return useMutation(
      {
        mutationKey: [name],
        retry: false,
        networkMode: 'always',
        ...mutation,
        mutationFn: (variables: unknown) => {
          const { data, ...options } = (variables ?? {}) as { data?: unknown } & MutateOptions
          return send(client, operations[name], data, { ...request, ...options })
        },
      },
      queryClient,
    )
  }) as unknown as MutationHook<Name>
