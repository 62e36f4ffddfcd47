/** Text of the contract as text of a page: what Vue or HTML would read as theirs is escaped, except in backticks. */
export const prose = (text: string): string =>
  text.replaceAll(/(`[^`]*`)|[<{}]/g, (found, code) => code ?? `&#${found.charCodeAt(0)};`)

/** The same in one cell of a table. */
export const cell = (text: string): string =>
  prose(text.replaceAll(/\s+/g, ' ').trim()).replaceAll('|', '\\|')

export const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

export const code = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
