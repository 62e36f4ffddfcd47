import type { Told } from './promises.ts'
import type { Outcome } from './team-process.ts'

/** What an answer says of its call. @throws Error for a fault of the mock server */
export const toldBy = ({ status, msg }: Outcome): Told => {
  if (status === 503)
    return /nothing of this call was kept|nothing was done/.test(msg) ? 'nothing kept' : 'unknown'
  if (status >= 500) throw new Error(`HTTP ${status}: ${msg}`)
  return 'done'
}
