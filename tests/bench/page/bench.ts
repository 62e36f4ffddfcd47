import { startStandInProcess } from '../../support/stand-in-process.ts'
import type { Report } from '../support/report.ts'
import { measureHeap } from './heap.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureSwitches } from './switches.ts'

/** How often Lighthouse looks at each page. */
const ROUNDS = Number(process.env.PAGE_ROUNDS ?? 3)
/** How long the heap is watched, minutes; 0 leaves it out. */
const MINUTES = Number(process.env.PAGE_HEAP_MINUTES ?? 10)

/** What a person notices of the pages that `npm start` serves: how they load, switch and last. */
export async function run(): Promise<Report> {
  const standIn = await startStandInProcess()
  try {
    const switches = await measureSwitches(standIn.url)
    const [scores, failedAudits] = ROUNDS > 0 ? await measureLighthouse(standIn.url, ROUNDS) : [[], {}]
    const [heap, samples] = MINUTES > 0 ? await measureHeap(MINUTES) : [undefined, {}]
    return {
      title: 'Pages: Lighthouse on a phone, switching, memory',
      measures: [...scores, ...switches, ...(heap ? [heap] : [])],
      details: { failedAudits, heap: samples },
    }
  } finally {
    await standIn.stop()
  }
}
