import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One test, or one family of parametrised tests, that shows a line. */
export interface Citation {
  /** `path › title`; groups go before the title where it alone is not unique. `*` stands for what differs in a family. */
  readonly test: string
  /** How many tests a citation with `*` stands for. */
  readonly cases?: number
  /** Why that test shows the line. */
  readonly because: string
}

/** One line of the acceptance list. */
export interface Line {
  readonly id: string
  readonly what: string
  readonly shown: readonly Citation[]
  /** What is missing. A line with anything open counts as open. */
  readonly open?: string
}

export interface Section {
  readonly title: string
  readonly note?: string
  readonly lines: readonly Line[]
}

/** The lines as they are written by hand: one file for each section, in the order of their names. */
export function readSections(root: string): Section[] {
  const folder = join(root, 'tests/requirements/lines')
  return globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => {
      const { lines, ...section } = parse(readFileSync(join(folder, file), 'utf8')) as Section
      return { ...section, lines: lines.map((line) => ({ ...line, shown: line.shown ?? [] })) }
    })
}
