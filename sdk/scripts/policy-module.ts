interface Operation {
  'x-effect': string
  'x-money'?: boolean
  'x-cache': 'never' | { ttl: number; neverWhile?: Record<string, string[]> }
}

/** What the run-time takes for granted, so that only exceptions have to be shipped: keep in step with it. */
const usualSeconds = 300

/** The rule of an operation as the run-time's table writes it, or nothing when the operation is a usual one. */
function exceptionOf(method: string, operation: Operation): string | undefined {
  if (method !== 'get') return operation['x-effect'] === 'read' ? '0' : operation['x-money'] ? '1' : undefined
  const cache = operation['x-cache']
  if (cache === 'never') return '0'
  const fields = Object.entries(cache.neverWhile ?? {})
  if (fields.length > 1) throw new Error('The policy table has room for one field of neverWhile.')
  const [name, values = []] = fields[0] ?? []
  if (name !== undefined) return [cache.ttl, name, ...values].join(',')
  return cache.ttl === usualSeconds ? undefined : String(cache.ttl)
}

/** The text of `src/gen/policy.ts`: how operations differ from the usual, as small as it can be shipped. */
export function policyModule(contract: { paths: Record<string, Record<string, Operation>> }): string {
  const lines = new Map<string, string[]>()
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const rule = exceptionOf(method, operation)
      if (rule === undefined) continue
      const name = path.replace('/swx/customer/', '').replace(/\{.*/, '')
      lines.set(rule, [...(lines.get(rule) ?? []), name])
    }
  }
  const text = [...lines].map(([rule, names]) => [rule, ...names].join(' ')).join('\n')
  return `
import { type OperationPolicy, readPolicy } from '../client/operation-policy.ts'

/** How operations differ from the usual: see OperationPolicy. */
export const policy: OperationPolicy = /*#__PURE__*/ readPolicy(\`${text}\`)
`
}
