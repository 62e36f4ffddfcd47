import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiDocument, type Operation, readDocument } from './document.ts'
import { errorsPage, readErrors } from './errors.ts'
import { cell, prose, row, table } from './markdown.ts'
import { operationPage } from './operation-page.ts'

const inTag = ({ operations }: ApiDocument, tag: string): Operation[] =>
  operations.filter(({ tags }) => tags[0] === tag)

const indexPage = (document: ApiDocument): string =>
  [
    '# API reference',
    prose(document.info.description),
    '## Operations',
    ...document.tags.flatMap(({ name, description }) => [
      `### ${name}`,
      prose(description),
      table(
        ['Operation', 'What it does', 'Path'],
        inTag(document, name).map(({ operationId, summary, method, path }) =>
          row(`[${operationId}](./${name}/${operationId}.md)`, cell(summary), `\`${method} ${path}\``),
        ),
      ),
    ]),
  ].join('\n\n')

/** Writes the reference: a page per operation, one of all codes, and one that lists them. */
export function stageReference(root: string, target: string): void {
  const document = readDocument(root)
  const errors = readErrors(root)
  const folder = join(target, 'reference')
  for (const { name } of document.tags) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const operation of inTag(document, name)) {
      writeFileSync(
        join(folder, name, `${operation.operationId}.md`),
        operationPage(operation, document, errors),
      )
    }
  }
  writeFileSync(join(folder, 'index.md'), indexPage(document))
  writeFileSync(join(folder, 'errors.md'), errorsPage(errors))
}

/** The reference in the sidebar. */
export function referenceSidebar(root: string) {
  const document = readDocument(root)
  const tags = document.tags.map(({ name }) => ({
    text: name,
    link: `/reference/#${name}`,
    collapsed: true,
    items: inTag(document, name).map(({ operationId }) => ({
      text: operationId,
      link: `/reference/${name}/${operationId}`,
    })),
  }))
  return {
    text: 'API reference',
    items: [
      { text: 'Overview', link: '/reference/' },
      { text: 'Error codes', link: '/reference/errors' },
      ...tags,
    ],
  }
}
