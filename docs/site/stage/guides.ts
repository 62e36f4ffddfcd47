import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliases, decisionsFolder, groups, type Page, referencePages } from '../pages.ts'
import { linkPages } from './links.ts'
import type { StagedPage } from './page.ts'
import { markSamples } from './samples.ts'

function decisions(root: string): Page[] {
  return globSync('[0-9]*.md', { cwd: join(root, decisionsFolder.source) }).map((file) => ({
    source: `${decisionsFolder.source}/${file}`,
    path: `${decisionsFolder.path}/${file}`,
    title: file,
  }))
}

/** The guides as pages of the site. */
export function stageGuides(root: string): StagedPage[] {
  const pages = [...groups.flatMap((group) => group.pages), ...referencePages, ...decisions(root)]
  const pageOf = new Map([
    ...pages.map(({ source, path }) => [source, path] as const),
    ...Object.entries(aliases),
  ])
  return pages.map(({ source, path }) => {
    const plain = linkPages(readFileSync(join(root, source), 'utf8'), source, path, pageOf)
    // Samples of the project's own pages are parts of files.
    const isForUsers = !path.startsWith('project/')
    return { path, source, plain, text: isForUsers ? markSamples(plain) : plain }
  })
}
