/** Something that is wrong with a page in one of its looks. */
export interface Fault {
  readonly route: string
  readonly look: string
  readonly what: string
}

const WIDTH_MAX = 160

/** Faults as a table to be read in a terminal: one line each, and how many there are. */
export function faultTable(faults: readonly Fault[]): string {
  const rows = [
    ['route', 'look', 'what is wrong'],
    ...faults.map(({ route, look, what }) => [route, look, what.replace(/\s+/g, ' ').trim()]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .slice(0, WIDTH_MAX),
  )
  return [...lines, `${faults.length} to mend`].join('\n')
}
