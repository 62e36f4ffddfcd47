import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aliases, decisionsFolder, groups, type Page } from '../pages.ts'
import { linkPages } from './links.ts'
import { markSamples } from './samples.ts'

function decisions(root: string): Page[] {
  return globSync('[0-9]*.md', { cwd: join(root, decisionsFolder.source) }).map((file) => ({
    source: `${decisionsFolder.source}/${file}`,
    path: `${decisionsFolder.path}/${file}`,
    title: file,
  }))
}

/** Writes the guides as pages of the site. */
export function stageGuides(root: string, target: string): void {
  const pages = [...groups.flatMap((group) => group.pages), ...decisions(root)]
  const pageOf = new Map([
    ...pages.map(({ source, path }) => [source, path] as const),
    ...Object.entries(aliases),
  ])
  for (const { source, path, continues } of pages) {
    const text = linkPages(readFileSync(join(root, source), 'utf8'), source, path, pageOf)
    // Samples of the project's own pages are parts of files.
    const isForUsers = !path.startsWith('project/')
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), isForUsers ? markSamples(text, continues === true) : text)
  }
}
