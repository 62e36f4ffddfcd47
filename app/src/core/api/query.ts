import { createQueryClient } from '#lib/query/query-client.ts'

/** The one query cache. */
export const queryClient = createQueryClient()
