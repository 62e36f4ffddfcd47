import { controlPage } from './control-page.ts'
import { customerPage } from './customer-page.ts'
import { type ApiDocument, type Operation, readDocument } from './document.ts'
import { downloadsPage } from './downloads.ts'
import { errorsPage, readErrors } from './errors.ts'
import { cell, prose, row, table } from './markdown.ts'
import type { StagedPage } from './page.ts'
import { socketPage } from './socket-page.ts'

const inTag = ({ operations }: ApiDocument, tag: string): Operation[] =>
  operations.filter(({ tags }) => tags[0] === tag)

function indexPage(
  heading: string,
  document: ApiDocument,
  { path, source, folderOf }: Pick<StagedPage, 'path' | 'source'> & { folderOf: (tag: string) => string },
): StagedPage {
  const text = `${[
    `# ${heading}`,
    prose(document.info.description),
    '## Operations',
    ...document.tags.flatMap(({ name, description }) => [
      `### ${name}`,
      prose(description),
      table(
        ['Operation', 'What it does', 'Path'],
        inTag(document, name).map(({ operationId, summary, method, path: address }) =>
          row(
            `[${operationId}](./${folderOf(name)}${operationId}.md)`,
            cell(summary),
            `\`${method} ${address}\``,
          ),
        ),
      ),
    ]),
  ].join('\n\n')}\n`
  return { path, source, text, plain: text }
}

/** The reference: a page per operation of both planes, the socket, the codes, the documents, and the lists of them. */
export function stageReference(root: string, base: string): StagedPage[] {
  const customer = readDocument(root)
  const control = readDocument(root, 'sandbox-control')
  const errors = readErrors(root)
  const codes = errorsPage(errors)
  return [
    indexPage('API reference', customer, {
      path: 'reference/index.md',
      source: 'openapi/openapi.yaml',
      folderOf: (tag) => `${tag}/`,
    }),
    { path: 'reference/errors.md', source: 'openapi/errors.yaml', text: codes, plain: codes },
    downloadsPage(root, base),
    socketPage(root),
    ...customer.operations.map((operation) => customerPage(operation, customer, errors)),
    indexPage('Control plane', control, {
      path: 'reference/control/index.md',
      source: 'openapi/sandbox-control.yaml',
      folderOf: () => '',
    }),
    ...control.operations.map((operation) => controlPage(operation, control)),
  ]
}

const sidebarGroups = (document: ApiDocument, index: string, folderOf: (tag: string) => string) =>
  document.tags.map(({ name }) => ({
    text: name,
    link: `${index}#${name}`,
    collapsed: true,
    items: inTag(document, name).map(({ operationId }) => ({
      text: operationId,
      link: `${index}${folderOf(name)}${operationId}`,
    })),
  }))

/** The reference in the sidebar. */
export const referenceSidebar = (root: string) => [
  {
    text: 'API reference',
    items: [
      { text: 'Overview', link: '/reference/' },
      { text: 'Error codes', link: '/reference/errors' },
      { text: 'Market socket', link: '/reference/market-socket' },
      { text: 'Download', link: '/reference/contract' },
      { text: 'Changes of the contract', link: '/reference/changes' },
      ...sidebarGroups(readDocument(root), '/reference/', (tag) => `${tag}/`),
    ],
  },
  {
    text: 'Control plane',
    collapsed: true,
    link: '/reference/control/',
    items: sidebarGroups(readDocument(root, 'sandbox-control'), '/reference/control/', () => ''),
  },
]
