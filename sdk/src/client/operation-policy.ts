/**
 * What the contract says about an operation beyond the usual. Usual is: a GET's answer may be kept for five minutes, a
 * POST changes something.
 *
 * - a number: for a GET how many seconds its answer may be kept (`x-cache`), 0 for never; for a POST 0, when it
 *   changes nothing (`x-effect: read`), so that the cache stays, and 1, when it moves money (`x-money`)
 * - more than a number: seconds, and the values of a field with which an answer may not be kept, because it will change
 *   by itself
 */
export type OperationRule = readonly [seconds: number, field?: string, ...neverWhile: readonly string[]]

/** Rules by path up to its first parameter. */
export type OperationPolicy = Readonly<Record<string, OperationRule>>

/** What every path of the contract begins with. */
export const prefix = '/swx/customer/'

/**
 * Reads a policy as it is shipped: lines of a rule and the operations that it is for, all parted by spaces, such as
 * `300,status,OPEN order/listOrder`.
 */
export function readPolicy(text: string): OperationPolicy {
  const policy: Record<string, OperationRule> = {}
  for (const line of text.split('\n')) {
    const [rule = '', ...paths] = line.split(' ')
    const [seconds, ...rest] = rule.split(',')
    for (const path of paths) policy[prefix + path] = [Number(seconds), ...rest]
  }
  return policy
}

const usual: OperationRule = [300]

/** The rule of the operation that a filled-in path belongs to. */
export function ruleOf(policy: OperationPolicy, path: string): OperationRule {
  return policy[path] ?? policy[path.slice(0, path.lastIndexOf('/') + 1)] ?? usual
}

/** Whether a success envelope says that it, or a row of its list, will change by itself, so that it may not be kept. */
export function isUnsettled([, field, ...values]: OperationRule, envelope: unknown): boolean {
  const { result } = envelope as { result?: { list?: unknown } | null }
  return (
    field !== undefined &&
    [result?.list ?? result]
      .flat()
      .some((row) => values.includes((row as Record<string, string>)?.[field] ?? ''))
  )
}
