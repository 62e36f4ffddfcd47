import { RULES } from '../findings/layers.ts'
import type { Report, ReportFacts } from '../findings/report.ts'

/** A report for code scanning: each violation at its place in the document. */
export function toSarif({ violations }: Report, { spec }: ReportFacts): string {
  const rules = Object.entries(RULES).map(([id, [layer, says]]) => ({
    id,
    shortDescription: { text: says },
    properties: { tags: [layer] },
  }))
  const results = violations.map(({ operation, rule, where, expected, got, advice, request }) => ({
    ruleId: rule,
    level: 'error',
    message: {
      text: `${operation}: expected ${expected}, got ${got}\n${advice === undefined ? '' : `${advice}\n`}${request}`,
    },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: spec }, region: { startLine: 1 } },
        logicalLocations: [{ fullyQualifiedName: where, kind: 'member' }],
      },
    ],
    partialFingerprints: { violation: `${operation} ${rule} ${where}` },
  }))
  const run = { tool: { driver: { name: 'swx-contract', rules } }, results }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`
}
