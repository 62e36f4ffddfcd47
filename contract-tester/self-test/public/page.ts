import { publicApis } from './documents.ts'

/** What a run over one document gave. */
export interface Result {
  readonly name: string
  readonly operations: number
  readonly reached: number
  readonly calls: number
  readonly seconds: number
  /** How many violations each rule reported. */
  readonly findings: Readonly<Record<string, number>>
  /** Why it ended early, if it did. */
  readonly stopped?: string | undefined
}

const judgedOf = (name: string, rule: string) =>
  publicApis.find((api) => api.name === name)?.judged.find((one) => one.rule === rule)

/** Findings that are not judged. */
export const unjudged = (results: readonly Result[]): string[] =>
  results.flatMap(({ name, findings }) =>
    Object.keys(findings)
      .filter((rule) => judgedOf(name, rule) === undefined)
      .map((rule) => `${name}: ${rule}`),
  )

/** The page with what was found and how it was judged. */
export function pageOf(results: readonly Result[]): string {
  const rows = publicApis.flatMap(({ name, licence }) => {
    const result = results.find((one) => one.name === name)
    if (result === undefined) return [`| ${name} | ${licence} | – | – | – | – | not run |`]
    const { operations, reached, calls, seconds, findings, stopped } = result
    const judged = Object.entries(findings).map(([rule, count]) => {
      const { isTrue, why } = judgedOf(name, rule) ?? { isTrue: undefined, why: 'not judged' }
      return `${count} \`${rule}\`: ${isTrue === undefined ? '' : isTrue ? 'true, ' : '**false**, '}${why}`
    })
    const said = [...judged, ...(stopped === undefined ? [] : [`ended early: ${stopped}`])]
    return [
      `| ${name} | ${licence} | ${operations} | ${reached} | ${calls} | ${seconds} | ${said.join('; ') || 'none'} |`,
    ]
  })
  return `# Public documents

What \`prism mock\` answers from documents of well-known APIs, checked in full mode with everything allowed, and each finding judged by hand. \`npm run public -w swx-contract\` fetches the documents at the versions named in \`documents.ts\`, runs them and writes this page; it fails when a rule reports something that is not judged. Left out is what Prism does not do: \`authForged\`, \`allow\`, \`acceptsMalformed\`. Prism keeps no state, so rules about state say nothing here. An answer is waited for up to thirty seconds, because Prism answers nothing else meanwhile; a row that ended early by \`--max-time\` says what was found until then. Seconds are those of a busy machine: upper limits.

| document | licence | operations | reached | calls | seconds | findings |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
