import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a path is that of a file of tests. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** A picture goes along with a test; it fails nothing by itself. */
export const isPicture = (evidence: string) => /^docs\/screenshots\/[\w-]+\.png$/.test(evidence)

/** Whether a test runs in the browser or draws a part of the app, or reads the words that the app shows. */
export const isSeenByUser = (evidence: string) => /^(tests\/e2e|app\/src|locales)\//.test(evidence)

/** Whether a file of tests declares a test or a group of that title. */
function declares(source: string, title: string): boolean {
  const spellings = [title, title.replaceAll(`'`, `\\'`)]
  return spellings.some((spelling) => {
    const escaped = spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:\\b(?:test|it|describe)(?:\\.\\w+)*|\\))\\(\\s*(['"\`])${escaped}\\1`).test(source)
  })
}

/**
 * What is wrong with one piece of evidence: `path › title` names a test, a path alone a picture or a check that
 * `npm test` runs as a step of its own.
 * @returns a message, or undefined when the evidence holds
 */
export function evidenceProblem(root: string, evidence: string): string | undefined {
  const [path = '', title] = evidence.split(' › ').map((part) => part.trim())
  const file = join(root, path)
  if (!existsSync(file)) return `${path} does not exist`
  if (title === undefined) {
    if (isTest(path)) return `${path} needs a title: "${path} › what it shows"`
    const isStep = readFileSync(join(root, 'scripts/test.mjs'), 'utf8').includes(`'${path}'`)
    return isStep || isPicture(path) ? undefined : `${path} is no test and no check that runs`
  }
  if (!isTest(path)) return `${path} is no file of tests`
  return declares(readFileSync(file, 'utf8'), title) ? undefined : `${path} has no test called "${title}"`
}
