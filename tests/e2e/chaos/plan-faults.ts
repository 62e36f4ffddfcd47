import {
  type BrowserFaultKind,
  browserFaultKinds,
  callFaultKinds,
  feedFaultKinds,
  type Moment,
  type PlannedFault,
} from './fault-kinds.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** The calls that faults are laid over. */
export interface JourneyCalls {
  /** The operation that moves the money. */
  readonly money: string
  /** What the pages on the way to it read. */
  readonly reads: readonly string[]
  /** Whether a price on the way comes by the market socket. */
  readonly hasPrices: boolean
}

/** Nothing can be kept then, so that a page which is given up takes what it knew with it. */
const needsStorage: readonly BrowserFaultKind[] = ['reload', 'backAndForward', 'leave', 'otherMode']

const momentOf = (kind: BrowserFaultKind, random: SeededRandom): Moment => {
  if (kind === 'storageBlocked') return 'start'
  if (kind === 'doubleTap') return 'review'
  if (kind === 'leave') return 'sent'
  return random.pick(['filled', 'review', 'sent'])
}

const isStorageFault = ({ kind }: PlannedFault) => kind === 'storageBlocked' || kind === 'storageFull'

/** A seed of its own for each intention. */
const mix = (seed: number, name: string): number =>
  [...name].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, seed)

/** What goes wrong on a journey, one plan for each of its intentions. Storage that is gone stays so. */
export function planJourney(seed: number, intentions: readonly JourneyCalls[]): PlannedFault[][] {
  const plans: PlannedFault[][] = []
  for (const [at, calls] of intentions.entries()) {
    const plan = planFaults(mix(seed, `${calls.money} ${at}`), calls)
    const isBlocked = plans.flat().some(isStorageFault)
    plans.push(
      isBlocked ? plan.filter((fault) => !('at' in fault && needsStorage.includes(fault.kind))) : plan,
    )
  }
  return plans
}

/** What goes wrong with one intention: the same for the same seed and calls. */
export function planFaults(seed: number, { money, reads, hasPrices }: JourneyCalls): PlannedFault[] {
  const random = seededRandom(seed)
  const plan: PlannedFault[] = [
    { kind: random.pick(callFaultKinds), op: money, nth: 1 },
    { kind: random.pick(browserFaultKinds), at: 'start' },
  ]
  if (random.below(3) === 0) plan.push({ kind: random.pick(callFaultKinds), op: money, nth: 2 })
  if (random.below(2) === 0) plan.push({ kind: random.pick(callFaultKinds), op: 'settleAttempt', nth: 1 })
  for (let more = 1 + random.below(3); more > 0; more -= 1)
    plan.push({ kind: random.pick(callFaultKinds), op: random.pick(reads), nth: 1 + random.below(3) })
  for (const kind of feedFaultKinds) if (hasPrices && random.below(3) === 0) plan.push({ kind })
  if (random.below(2) === 0) plan.push({ kind: random.pick(browserFaultKinds), at: 'start' })
  const isBlocked = plan.some(isStorageFault)
  const seen = new Set<string>()
  return plan
    .map((fault) => ('at' in fault ? { ...fault, at: momentOf(fault.kind, random) } : fault))
    .filter((fault) => !(isBlocked && 'at' in fault && needsStorage.includes(fault.kind)))
    .filter((fault) => {
      const place = 'op' in fault ? `${fault.op} ${fault.nth}` : fault.kind
      return !seen.has(place) && seen.add(place)
    })
}

/** A plan as one line, to be printed and compared. */
export const planText = (plan: readonly PlannedFault[]): string =>
  plan
    .map((fault) => {
      if ('op' in fault) return `${fault.kind} ${fault.op}#${fault.nth}`
      return 'at' in fault ? `${fault.kind} @${fault.at}` : fault.kind
    })
    .join(', ')
