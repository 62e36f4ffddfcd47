import { readFileSync } from 'node:fs'

/** One row of docs/requirements.md. */
export interface RequirementRow {
  readonly id: string
  readonly text: string
  /** What shows it: each piece of evidence in backticks. Empty when the line is open. */
  readonly evidence: readonly string[]
  /** Why nothing shows it yet, of a line that is open. */
  readonly openReason: string | undefined
}

/** The rows of every table whose first column is a requirement's id, such as `CP-04`. */
export function readRequirements(file: URL | string): RequirementRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^[A-Z]{1,2}-\d{2}$/.test(cells[1] ?? ''))
    .map(([, id = '', text = '', shownBy = '']) => ({
      id,
      text,
      evidence: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece),
      openReason: /^open: (.+)$/.exec(shownBy)?.[1],
    }))
}
