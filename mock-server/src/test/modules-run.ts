import { Session } from 'node:inspector'
import type { Profiler } from 'node:inspector/promises'

const sources = '/mock-server/src/'

/** Which modules of this package ran a function while `work` did, as paths below `src/`. */
export const modulesRun = (work: () => void): readonly string[] => {
  const session = new Session()
  session.connect()
  const counts = (): Profiler.ScriptCoverage[] => {
    let found: Profiler.ScriptCoverage[] = []
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      found = result
    })
    return found
  }
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  counts()
  work()
  const ran = counts().filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
  session.disconnect()
  return ran.flatMap(({ url }) =>
    url.includes(sources) ? [url.slice(url.indexOf(sources) + sources.length)] : [],
  )
}
