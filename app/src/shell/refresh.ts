import { client } from '#core/api/client.ts'
import { queryClient } from '#core/api/query.ts'

/** Asks the server again for everything that the page shows, and waits for it. */
export async function refresh(): Promise<void> {
  client.cache.clear()
  await queryClient.refetchQueries({ type: 'active' })
}
