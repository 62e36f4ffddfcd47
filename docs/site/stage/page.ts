import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One page of the site, in the two forms in which it is given out. */
export interface StagedPage {
  /** Where it is below the root of the site. */
  readonly path: string
  /** The file of the repository that is edited to change it. */
  readonly source: string
  /** As VitePress takes it: samples to check, components. */
  readonly text: string
  /** As Markdown that any program reads. */
  readonly plain: string
}

/** The words of the first heading. */
export const titleOf = ({ plain, path }: StagedPage): string => /^# (.+)$/m.exec(plain)?.[1] ?? path

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes pages to build the site from, and beside each, at its address with `.md`, the page as plain Markdown. */
export function writePages(pages: readonly StagedPage[], target: string): void {
  for (const { path, source, text, plain } of pages) {
    write(join(target, path), `---\nsource: ${source}\n---\n\n${text}`)
    write(join(target, 'public', path), plain)
  }
}
