import { controlSamples } from './calls.ts'
import type { ApiDocument, Operation } from './document.ts'
import { fieldRows, typeOf } from './fields.ts'
import { cell, row, table } from './markdown.ts'
import { exampleOf, operationPage } from './operation-page.ts'
import type { StagedPage } from './page.ts'
import { runPart } from './run-part.ts'

function comesBack(operation: Operation, document: ApiDocument): string {
  const answer = operation.responses['200']
  const schema = answer?.content?.['application/json']?.schema
  if (!answer || !schema) return 'Text, not JSON.'
  const rows = fieldRows(schema, document)
  return [
    rows.length > 0
      ? table(['Field', 'Type', 'Always', 'Meaning'], rows)
      : `The answer is: ${typeOf(schema, document)}.`,
    ...exampleOf(answer, document),
  ].join('\n\n')
}

/** The page of a call of the control plane. */
export function controlPage(operation: Operation, document: ApiDocument): StagedPage {
  const { operationId, tags, responses } = operation
  const failures = Object.entries(responses).filter(([status]) => status !== '200')
  // A call of the process concerns the program around the worlds, which a page does not have.
  const isOfWorld = tags[0] !== 'process'
  return operationPage(operation, document, {
    path: `reference/control/${operationId}.md`,
    source: 'openapi/sandbox-control.yaml',
    facts: [
      operation.security?.length
        ? 'Needs the key of the mock server, or of the world, in `X-Sandbox-Key`.'
        : 'Needs no key.',
      'Part of the mock server, not of the customer API: a real backend has nothing like it.',
    ],
    samples: controlSamples(operation, document),
    afterSamples:
      'How a world is made in a test, and what it has shorter methods for: [Worlds, clock, faults](../../mock-server/sandbox.md).',
    ...(isOfWorld && { run: runPart(operation, document, 'control') }),
    comesBack: comesBack(operation, document),
    errors: table(
      ['HTTP', 'When'],
      failures.map(([status, { description }]) => row(`\`${status}\``, cell(description))),
    ),
  })
}
