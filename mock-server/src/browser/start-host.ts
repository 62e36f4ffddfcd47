import type { BrowserBeginning } from './beginning.ts'
import { type EngineHost, startEngineHost } from './engine-host.ts'
import { createMemoryRecords, type Records } from './records.ts'

/**
 * Starts the backend on its records; where the browser does not let it keep any, or what was kept cannot be read, on
 * records that last as long as the page. What is stored stays as it is then.
 */
export const startHost = async (
  openRecords: () => Promise<Records>,
  onUnkept?: () => void,
  beginning?: BrowserBeginning,
): Promise<EngineHost> => {
  let records: Records | undefined
  try {
    records = await openRecords()
    return await startEngineHost(records, onUnkept, beginning)
  } catch (error) {
    records?.close()
    console.warn(
      'SWX sandbox: this browser lets nothing be stored here, so a reload or another tab starts over. Allow this site to store data, or free some space, then reload.',
      error,
    )
    onUnkept?.()
    return startEngineHost(createMemoryRecords(), undefined, beginning)
  }
}
