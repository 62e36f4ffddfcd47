import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchmarks } from '../catalogue.ts'
import { resultsIn } from '../support/results.ts'
import { benchmarksPage } from './benchmarks-page.ts'

const bench = join(import.meta.dirname, '..')

/** Where the page is. */
export const pageFile = join(bench, '..', '..', 'docs', 'benchmarks.md')

/** The page as the kept results have it. */
export function currentPage(): string {
  const explanations = JSON.parse(readFileSync(join(bench, 'explanations.json'), 'utf8'))
  return benchmarksPage(benchmarks, resultsIn(join(bench, 'results'), benchmarks), explanations)
}

/** Writes the page anew. */
export const writePage = (): void => writeFileSync(pageFile, currentPage())
