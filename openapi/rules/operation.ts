import type { Operation, Resolve, Schema, VisitorContext } from './document.ts'

/** One operation with what surrounds it. */
export interface Subject {
  operation: Operation
  path: string
  method: string
  /** Name of the file that contains the operation. */
  file: string
  /** A copy of a value with all references followed. */
  deref<Value>(value: Value): Value
  report(message: string, at?: (string | number)[]): void
}

/** A rule about one operation. */
export function operationRule(check: (subject: Subject) => void) {
  return () => {
    let path = ''
    return {
      PathItem: {
        enter(_item: unknown, { key }: VisitorContext) {
          path = String(key)
        },
      },
      Operation(operation: Operation, { key, location, report, resolve }: VisitorContext) {
        check({
          operation,
          path,
          method: String(key),
          file: location.source.absoluteRef.split(/[/\\]/).at(-1) ?? '',
          deref: (value) => follow(value, resolve) as typeof value,
          report: (message, at = []) => report({ message, location: location.child(at) }),
        })
      },
    }
  }
}

/** References inside a referenced file are relative to that file. */
function follow(value: unknown, resolve: Resolve, from?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => follow(item, resolve, from))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const { node, location } = resolve(value, from)
    return follow(node, resolve, location?.source.absoluteRef)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, follow(item, resolve, from)]))
}

/** The outcomes with HTTP 200, the success first; references are followed. */
export function outcomesOf({ operation, deref }: Subject): Schema[] {
  const schema = deref(operation.responses?.['200']?.content?.['application/json']?.schema)
  return schema?.oneOf ?? (schema ? [schema] : [])
}

/** The values an outcome allows for `code`. */
export const codesOf = (outcome: Schema | undefined): string[] => outcome?.properties?.code?.enum ?? []
