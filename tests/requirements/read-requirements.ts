import { readFileSync } from 'node:fs'

/** One row of docs/requirements.md. */
export interface RequirementRow {
  readonly id: string
  readonly text: string
  /** What shows it, or the part of it that is there: each piece of evidence in backticks. */
  readonly evidence: readonly string[]
  /** What is missing, of a line that is open. A line with anything open counts as open. */
  readonly openReason: string | undefined
}

/** Reads the third cell: evidence, `open: why`, or `partly: evidence; open: why`. */
export function readShownBy(cell: string): Pick<RequirementRow, 'evidence' | 'openReason'> {
  const { shown = '', openReason } =
    /^(?<shown>.*?)(?:(?:^|; )open: (?<openReason>.+))?$/.exec(cell)?.groups ?? {}
  return { evidence: [...shown.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece), openReason }
}

/** The rows of every table whose first column is a requirement's id, such as `CP-04`. */
export function readRequirements(file: URL | string): RequirementRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^[A-Z]{1,2}-\d{2}$/.test(cells[1] ?? ''))
    .map(([, id = '', text = '', shownBy = '']) => ({ id, text, ...readShownBy(shownBy) }))
}

/** The sentence at the top of docs/requirements.md. */
export function countOf(rows: readonly RequirementRow[]): string {
  const open = rows.filter(({ openReason }) => openReason !== undefined)
  const partly = open.filter(({ evidence }) => evidence.length > 0)
  return `**${open.length} of ${rows.length} lines are open**, ${partly.length} of them partly shown.`
}
