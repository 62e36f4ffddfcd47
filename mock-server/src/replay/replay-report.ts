import type { ReplayedExchange } from './replay-archive.ts'

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

const linesOf = ({
  number,
  exchange,
  skipped,
  isDoneOtherwise,
  differences,
  samples = [],
}: ReplayedExchange): string[] => {
  const name = `${number}. ${exchange.method} ${exchange.target}`
  if (isDoneOtherwise) return []
  if (skipped !== undefined) return [`${name}: not sent, ${skipped}`]
  if (differences.length === 0) return []
  return [
    `${name}: the answer differs`,
    ...differences.map(
      ({ at, recorded, now }) => `     ${at}: recorded ${shown(recorded)}, now ${shown(now)}`,
    ),
    ...samples.map(
      (secret) =>
        `     sent with the sample value of ${secret}: give the recorded one with --set ${secret}=…`,
    ),
  ]
}

/** Why requests that need not be sent were not, with how many there were of each reason. */
const notNeeded = (replayed: readonly ReplayedExchange[]): string[] => {
  const reasons = replayed.flatMap(({ skipped, isDoneOtherwise }) => (isDoneOtherwise ? [skipped] : []))
  return [...new Set(reasons)].map(
    (reason) => `${reasons.filter((one) => one === reason).length} not sent: ${reason}.`,
  )
}

/** One request that is not repeated as it was may be why later answers differ. */
const followUp = (replayed: readonly ReplayedExchange[]): string[] => {
  const isOther = ({ skipped, isDoneOtherwise, differences }: ReplayedExchange): boolean =>
    differences.length > 0 || (skipped !== undefined && !isDoneOtherwise)
  const first = replayed.find(isOther)
  return first && replayed.some(({ number, differences }) => number > first.number && differences.length > 0)
    ? [`What differs after ${first.number} may follow from it.`]
    : []
}

/** What the archive leaves out was not done again, which matters where something differs. */
const leftOutLine = (replayed: readonly ReplayedExchange[], leftOut: number): string[] =>
  leftOut > 0 && replayed.some(({ differences }) => differences.length > 0)
    ? [
        `${leftOut} calls are not in the archive (filtered out, or no longer kept): answers may differ for that.`,
      ]
    : []

const totalOf = (replayed: readonly ReplayedExchange[]): string => {
  const sent = replayed.filter(({ skipped }) => skipped === undefined)
  const differing = sent.filter(({ differences }) => differences.length > 0)
  return `${sent.length} of ${replayed.length} requests were sent again; ${differing.length} answers differ.`
}

/** What a replay came to, line by line: each difference, what was not sent and why, and the total. */
export const reportOf = (replayed: readonly ReplayedExchange[], leftOut: number): string[] => [
  ...replayed.flatMap(linesOf),
  ...followUp(replayed),
  ...leftOutLine(replayed, leftOut),
  ...notNeeded(replayed),
  totalOf(replayed),
]
