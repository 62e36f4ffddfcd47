import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { row, table } from './markdown.ts'
import type { StagedPage } from './page.ts'
import { versionOf } from './versions.ts'

const documents = [
  { name: 'openapi', what: 'The customer API', format: 'OpenAPI 3.1' },
  { name: 'asyncapi', what: 'The market socket', format: 'AsyncAPI 3.1' },
  { name: 'sandbox-control', what: 'The control plane of the mock server', format: 'OpenAPI 3.1' },
] as const

const fileOf = (root: string, name: string): string => join(root, 'openapi/dist', `${name}.json`)

/** Puts the documents of the contract beside the pages, as JSON and as YAML, and the codes as JSON. */
export function copyDownloads(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { name } of documents) {
    const text = readFileSync(fileOf(root, name), 'utf8')
    writeFileSync(join(folder, `${name}.json`), text)
    writeFileSync(join(folder, `${name}.yaml`), stringify(JSON.parse(text)))
  }
  copyFileSync(fileOf(root, 'errors'), join(folder, 'errors.json'))
}

const link = (base: string, file: string): string => `<a href="${base}${file}" download>${file}</a>`

const plainLink = (base: string, file: string): string => `[${file}](${base}${file})`

/** The page that says where the documents are. */
export function downloadsPage(root: string, base: string): StagedPage {
  const { version, isUnreleased } = versionOf(root)
  const page = (linked: typeof link): string => `# The contract to download

Version ${version}${isUnreleased ? ' with changes that are not released' : ''}. Every reference page, the SDK, the mock server and the contract tester are made from these documents; each
is one file without references to others.

${table(
  ['Document', 'Format', 'JSON', 'YAML'],
  documents.map(({ name, what, format }) =>
    row(what, format, linked(base, `${name}.json`), linked(base, `${name}.yaml`)),
  ),
)}

The codes of errors as one list: ${linked(base, 'errors.json')}. What differs from version to version, and what may change
without a new major version: [changes of the contract](./changes.md).

For programs that read: ${linked(base, 'llms.txt')} lists every page of these documents with its address as Markdown,
${linked(base, 'llms-full.txt')} holds all guides and the whole reference.
`
  return {
    path: 'reference/contract.md',
    source: 'openapi/openapi.yaml',
    text: page(link),
    plain: page(plainLink),
  }
}
