import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testsDeclaredIn } from './declared-tests.ts'
import type { Citation } from './lines.ts'
import type { TestResult } from './results.ts'

/** Whether a path is that of a file of tests. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Whether a test runs in the browser or draws a part of the app, or reads the words that the app shows. */
export const isSeenByUser = (test: string) => /^(tests\/(e2e|journeys)|app\/src|locales)\//.test(test)

/** `path › group › title` in its parts. */
function partsOf(test: string): { path: string; title: string | undefined } {
  const at = test.indexOf(' › ')
  return at < 0 ? { path: test, title: undefined } : { path: test.slice(0, at), title: test.slice(at + 3) }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether groups and title of a test end in what a citation says; ` › ` is not crossed by `*`. */
function matches(cited: string, title: string): boolean {
  const pattern = cited.split('*').map(escaped).join('(?:(?! › ).)+')
  return new RegExp(`(?:^| › )${pattern}$`, 's').test(title)
}

/** Whether a declared test may be the cited one: the last of its groups and titles fit the parts of the citation. */
function fits(cited: readonly string[], path: readonly RegExp[]): boolean {
  return (
    cited.length <= path.length && cited.every((part, at) => path.at(at - cited.length)?.test(part) ?? false)
  )
}

/**
 * What is wrong with a citation before anything has run: the file has no such test, or one that is held back.
 * @returns a message, or undefined when the file declares the test
 */
export function declarationError(root: string, test: string): string | undefined {
  const { path, title } = partsOf(test)
  if (!isTest(path)) return `${path} is no file of tests`
  if (!existsSync(join(root, path))) return `${path} does not exist`
  if (title === undefined) return `${path} needs a title: "${path} › what it shows"`
  const found = testsDeclaredIn(join(root, path)).filter((declared) =>
    fits(title.split(' › '), declared.path),
  )
  if (found.length === 0) return `${path} has no test called "${title}"`
  const held = found.every(({ heldBack }) => heldBack) ? found[0]?.heldBack : undefined
  return held ? `${path} › ${title} is marked "${held}"` : undefined
}

/**
 * What is wrong with a citation after a run: the test was not there, did not pass, or is not the only one of its name.
 * @returns a message, or undefined when all that is cited has passed
 */
export function resultError(results: readonly TestResult[], citation: Citation): string | undefined {
  const { path, title = '' } = partsOf(citation.test)
  const found = results.filter((result) => result.file === path && matches(title, result.title))
  const meant = citation.cases ?? 1
  if (found.length === 0) return `${citation.test} did not run`
  if (found.length !== meant) return `${citation.test} stands for ${found.length} tests, not for ${meant}`
  const other = found.find(({ outcome }) => outcome !== 'passed')
  return other && `${path} › ${other.title} has ${other.outcome === 'failed' ? 'failed' : 'not run'}`
}
