import type { Found, Skipped, Violation } from '../findings/violation.ts'

/** Collects what rules find: each violation once, with its smallest request. */
export interface Collector {
  add(found: Found): void
  skip(skipped: Skipped): void
  violations(): Violation[]
  skipped(): Skipped[]
}

/** Violations with the same key have one cause, such as a shared schema, or a header that the server lacks everywhere. */
const keyOf = ({ layer, operation, rule, where, expected }: Found): string => {
  if (layer === 'provider') return `\n${rule}\n${expected}`
  const isShared = rule === 'schema' && where.startsWith('#/components/')
  return `${isShared ? '' : operation}\n${rule}\n${where}`
}

/** A collector that is empty. */
export function createCollector(): Collector {
  const violations = new Map<string, Violation>()
  const skipped = new Map<string, Skipped>()
  return {
    add(found) {
      const key = keyOf(found)
      const known = violations.get(key)
      if (known === undefined) violations.set(key, { ...found, count: 1 })
      else {
        const smaller = found.request.length < known.request.length ? found : known
        const names = new Set([...(known.others ?? []), known.operation, found.operation])
        names.delete(smaller.operation)
        const others = names.size === 0 ? {} : { others: [...names].sort() }
        violations.set(key, { ...smaller, ...others, count: known.count + 1 })
      }
    },
    skip(one) {
      skipped.set(`${one.operation}\n${one.rule}`, one)
    },
    violations: () => [...violations.values()],
    skipped: () => [...skipped.values()],
  }
}
