import type { Citation, Line, Section } from './lines.ts'

/** What a citation lacks, or nothing: before a run that it is declared, after one that it has passed. */
export type ErrorOf = (citation: Citation) => string | undefined

/** Lines of the specification and of consumer protection; beyond the specification; the project's own. */
const groupOf = ({ id }: Line) =>
  id.startsWith('BY-') ? 'beyond the specification' : id.startsWith('Q-') ? 'of our own' : 'of the list'

const isShown = (line: Line, errorOf: ErrorOf) =>
  line.open === undefined && line.shown.length > 0 && line.shown.every((citation) => !errorOf(citation))

const isPartlyShown = (line: Line, errorOf: ErrorOf) =>
  !isShown(line, errorOf) && line.shown.some((citation) => !errorOf(citation))

/** `12 of 13 shown, 1 partly, 0 open`, for each group of lines. */
export function counts(lines: readonly Line[], errorOf: ErrorOf): string[] {
  const groups = [...new Set(lines.map(groupOf))]
  return groups.map((group) => {
    const own = lines.filter((line) => groupOf(line) === group)
    const shown = own.filter((line) => isShown(line, errorOf)).length
    const partly = own.filter((line) => isPartlyShown(line, errorOf)).length
    return `| lines ${group} | ${own.length} | ${shown} | ${partly} | ${own.length - shown - partly} |`
  })
}

const shownBy = ({ test, cases, because }: Citation) =>
  `\`${test}\`${cases === undefined ? '' : ` (${cases} cases)`}: ${because}`

function row(line: Line, errorOf: ErrorOf): string {
  const passed = line.shown.filter((citation) => !errorOf(citation))
  const lost = line.shown.map(errorOf).filter((error) => error !== undefined)
  const open = [line.open, ...lost].filter((reason) => reason !== undefined)
  const state = isShown(line, errorOf) ? 'shown' : isPartlyShown(line, errorOf) ? 'partly' : 'open'
  const cells = [...passed.map(shownBy), ...open.map((reason) => `Open: ${reason}`)]
  return `| ${line.id} | ${line.what} | ${state} | ${cells.join('<br>') || 'Open.'} |\n`
}

const section = ({ title, note, lines }: Section, errorOf: ErrorOf) =>
  `## ${title}\n\n${note ? `${note.trim()}\n\n` : ''}| id | what | state | shown by, and why |\n|---|---|---|---|\n${lines
    .map((line) => row(line, errorOf))
    .join('')}`

/** The text of docs/requirements.md. */
export const pageOf = (sections: readonly Section[], errorOf: ErrorOf) =>
  `# Requirements and what shows them

Every line of the acceptance list in words of our own, what goes beyond it, and the tests that show it. Made by \`npm run requirements -w @swx/tests\` from \`tests/requirements/lines/\`; not edited by hand.

| | lines | shown | partly | open |
|---|---|---|---|---|
${counts(
  sections.flatMap(({ lines }) => lines),
  errorOf,
).join('\n')}

- A line is **shown** when every test named beside it ran and passed. A test that is skipped, left to do, expected to fail or not there shows nothing. A line with anything open counts as open, and as partly shown when a test shows the rest.
- \`path › title\` names one test; with \`*\` a family of parametrised tests, of which as many passed as are counted.
- What a user sees is shown by a test in the browser, of a part of the app, or of its texts; a rule of the wire or of the server by a test of the code that keeps it.

The last step of \`npm test\` makes this page from the results of that run, and fails when it comes out otherwise than it stands here.

${sections.map((one) => section(one, errorOf)).join('\n')}`
