import { customerSamples } from './calls.ts'
import type { ApiDocument, Operation, Schema } from './document.ts'
import { type ErrorCode, errorTable } from './errors.ts'
import { fieldRows, typeOf } from './fields.ts'
import { table } from './markdown.ts'
import { exampleOf, operationPage } from './operation-page.ts'
import type { StagedPage } from './page.ts'
import { runPart } from './run-part.ts'

function facts(operation: Operation): string[] {
  return [
    operation.security?.length ? 'Needs a signed-in user.' : 'Needs no log-in.',
    ...(operation['x-money']
      ? ['Moves money: send an `Idempotency-Key`, so that a repeated call does nothing twice.']
      : []),
    ...(operation['x-demo'] === 'refused' ? ['Works in the real account only.'] : []),
  ]
}

/** The schema of `result` in the answer that says it was done. */
function resultOf(schema: Schema, document: ApiDocument): Schema | undefined {
  const whole = document.resolve(schema)
  const done = whole.oneOf?.[0] ? document.resolve(whole.oneOf[0]) : whole
  return done.properties?.result
}

function comesBack(operation: Operation, document: ApiDocument): string {
  const answer = operation.responses['200']
  const media = answer?.content?.['application/json']
  if (!answer || !media) return ''
  const result = resultOf(media.schema, document)
  const rows = result ? fieldRows(result, document) : []
  return [
    rows.length
      ? `The fields of \`result\`:\n\n${table(['Field', 'Type', 'Always', 'Meaning'], rows)}`
      : result
        ? `\`result\` is: ${typeOf(result, document)}.`
        : 'No `result`.',
    ...exampleOf(answer, document),
  ].join('\n\n')
}

/** The page of an operation of the customer API. */
export function customerPage(
  operation: Operation,
  document: ApiDocument,
  errors: readonly ErrorCode[],
): StagedPage {
  const { operationId, tags } = operation
  const own = errors.filter(({ operations }) => operations.includes(operationId))
  return operationPage(operation, document, {
    path: `reference/${tags[0]}/${operationId}.md`,
    source: `openapi/paths/${tags[0]}.${operationId}.yaml`,
    facts: facts(operation),
    samples: customerSamples(operation),
    afterSamples: 'How `client` is made: [Getting started](../../sdk/getting-started.md).',
    run: runPart(operation, document, 'customer'),
    comesBack: comesBack(operation, document),
    errors: [
      own.length ? errorTable(own) : 'None of its own.',
      'HTTP statuses other than 200 are for transport: [API reference](../index.md).',
    ].join('\n\n'),
  })
}
