import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const titleQuotes = [`'`, '`', '"']

/** Whether a file of tests declares a test or a group of that title, as a quoted string of its source. */
const declares = (source: string, title: string) => {
  const escaped = title.replaceAll(`'`, `\\'`)
  return (
    titleQuotes.some((quote) => source.includes(`(${quote}${title}${quote}`)) ||
    source.includes(`('${escaped}'`)
  )
}

/**
 * What is wrong with one piece of evidence: `path › title` names a test, a bare path a check or a picture.
 * @returns a message, or undefined when the evidence exists
 */
export function evidenceProblem(root: string, evidence: string): string | undefined {
  const [path = '', title] = evidence.split(' › ').map((part) => part.trim())
  const file = join(root, path)
  if (!existsSync(file)) return `${path} does not exist`
  if (title === undefined) {
    return /\.(test|spec)\.tsx?$/.test(path) ? `${path} needs a title: "${path} › what it shows"` : undefined
  }
  return declares(readFileSync(file, 'utf8'), title) ? undefined : `${path} has no test called "${title}"`
}
