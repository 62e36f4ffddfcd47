import type { Report } from '../support/report.ts'
import { memory } from './memory.ts'
import { installPeers } from './peers.ts'
import { probes } from './probes.ts'
import { sizes } from './sizes.ts'
import { answerBytes, speed } from './speed.ts'
import { typeCost } from './type-cost.ts'

/** The SDK beside other clients: speed in one interleaved run, weight, memory, types, and where the others are wrong. */
export async function run(): Promise<Report> {
  const hasPeers = installPeers()
  const measures = [
    ...(await sizes()),
    ...typeCost(),
    ...memory(),
    ...(await speed(hasPeers)),
    ...(await probes(hasPeers)),
  ]
  return { title: `The SDK (answers of ${answerBytes} bytes, fastest of 400 interleaved turns)`, measures }
}
