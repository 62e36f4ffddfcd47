import { CannotRunError } from './cannot-run-error.ts'

const MOST_VALUES = 10_000_000
const DEEPEST = 400

/** Throws for a document that is larger or deeper than any real one once its YAML aliases are written out. */
export function checkSize(root: unknown): void {
  const open: [value: unknown, depth: number][] = [[root, 0]]
  let seen = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next
    if (typeof value !== 'object' || value === null) continue
    const parts = Object.values(value)
    seen += parts.length
    if (seen > MOST_VALUES)
      throw new CannotRunError(
        `it holds more than ${MOST_VALUES / 1e6} million values once its aliases are written out.`,
      )
    if (depth > DEEPEST) throw new CannotRunError(`it nests deeper than ${DEEPEST} levels.`)
    for (const part of parts) open.push([part, depth + 1])
  }
}
