import { createQueryClient } from '../../lib/query/query-client.ts'
import { serverClock } from './server-clock.ts'

/** The one query cache. */
export const queryClient = createQueryClient(serverClock.setByAnswer)
