import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StagedPage, titleOf } from './page.ts'

const head = `# SWX

> One OpenAPI contract for retail investing, and what follows from it: a typed SDK, a mock server with books, clock and market, a contract tester. Sample data, no real money.

Every page of the documents is Markdown too, at its address with \`.md\` in place of \`.html\`.`

const sections: readonly { readonly text: string; readonly holds: (path: string) => boolean }[] = [
  { text: 'Start here', holds: (path) => path === 'first-steps.md' },
  { text: 'SDK', holds: (path) => path.startsWith('sdk/') },
  { text: 'Mock server', holds: (path) => path.startsWith('mock-server/') },
  { text: 'Contract tester', holds: (path) => path.startsWith('contract-tester/') },
  { text: 'Operator', holds: (path) => path.startsWith('operator/') },
  { text: 'API reference', holds: (path) => path.startsWith('reference/') && !path.includes('/control/') },
  { text: 'Control plane of the mock server', holds: (path) => path.includes('/control/') },
  // What a reader in a hurry may skip has this heading in every llms.txt.
  { text: 'Optional', holds: (path) => path.startsWith('project/') },
]

/** The first sentence of a page that is no heading, list, table or code. */
function summaryOf({ plain }: StagedPage): string {
  const prose = plain.replaceAll(/^```[\s\S]*?^```/gm, '')
  const paragraph = /^(?![#|>`\-*]|\s|$).+(?:\n.+)*/m.exec(prose)?.[0] ?? ''
  return paragraph.replaceAll('\n', ' ').split(/(?<=\.) /)[0] ?? ''
}

function listed(page: StagedPage, base: string): string {
  const summary = summaryOf(page).replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return `- [${titleOf(page)}](${base}${page.path})${summary ? `: ${summary}` : ''}`
}

/** Writes `llms.txt`, which lists every page, and `llms-full.txt`, which holds all but the project's own. */
export function writeLlms(pages: readonly StagedPage[], folder: string, base: string): void {
  const parts = sections.map(({ text, holds }) => {
    const own = pages.filter(({ path }) => holds(path))
    return `## ${text}\n\n${own.map((page) => listed(page, base)).join('\n')}`
  })
  writeFileSync(join(folder, 'llms.txt'), `${[head, ...parts].join('\n\n')}\n`)
  const read = pages.filter(({ path }) => !path.startsWith('project/'))
  const whole = read.map(({ path, plain }) => `<!-- ${base}${path} -->\n\n${plain.trim()}`)
  writeFileSync(join(folder, 'llms-full.txt'), `${[head, ...whole].join('\n\n')}\n`)
}
