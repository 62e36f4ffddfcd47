import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Comments of TypeScript, JavaScript, CSS and YAML. A `//` within a text or an address starts none. */
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$|^\s*#.*$/gm

/** Names of documents, with their folder where one is given. */
const documentName = /(?<![\w*./-])[\w./-]*\w\.md\b/g

/**
 * The documents that comments of a source file cite and that are not there: neither from the root of the repository
 * nor from the file's own folder.
 * @param path of the file, from the root
 */
export function missingDocuments(root: string, path: string, source: string): string[] {
  const cited = [...source.matchAll(comments)].flatMap(([comment]) => comment.match(documentName) ?? [])
  return [...new Set(cited)].filter(
    (name) => !existsSync(join(root, name)) && !existsSync(join(root, dirname(path), name)),
  )
}
