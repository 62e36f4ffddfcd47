import type { Operation } from '../document/operation.ts'

/** A path without the name of a format at its end: `/pets/{id}.json` is an item of `/pets.json`. */
export const withoutFormat = (path: string): string => path.replace(/\.(json|xml)$/, '')

/** The values of the placeholders of a template in a path; undefined when it does not match. */
export function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const pattern = template
    .replace(/\/+$/, '')
    .replace(/[.*+?^$|()[\]\\]/g, '\\$&')
    .replace(/\{[^}]+\}/g, '([^/]*)')
  const found = new RegExp(`^${pattern}$`).exec(path.replace(/\/+$/, ''))
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined
}

/** A read of the document that a link leads to, and the path below the base URL; undefined for any other text. */
export function readAt(
  operations: readonly Operation[],
  link: string,
): { readonly operation: Operation; readonly path: string } | undefined {
  const full = /^(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(link)?.[1]
  const reads = operations.filter(({ method }) => method === 'GET')
  // The base URL may have a path of its own, which comes first.
  for (let path = full; path; path = /^\/[^/]+(\/.*)$/.exec(path)?.[1]) {
    const below = path
    const operation =
      reads.find((one) => one.path === below) ?? reads.find((one) => valuesIn(one.path, below) !== undefined)
    if (operation !== undefined) return { operation, path: below }
  }
  return undefined
}
