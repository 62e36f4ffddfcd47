import { curlCall, sdkCall } from './calls.ts'
import type { ApiDocument, Media, Operation, Schema } from './document.ts'
import { type ErrorCode, errorTable } from './errors.ts'
import { fieldRows, typeOf } from './fields.ts'
import { cell, code, prose, row, table } from './markdown.ts'

const head = ['Field', 'Type', 'Required', 'Meaning']

function facts(operation: Operation): string {
  const lines = [
    operation.security?.length ? 'Needs a signed-in user.' : 'Needs no log-in.',
    ...(operation['x-money']
      ? ['Moves money: send an `Idempotency-Key`, so that a repeated call does nothing twice.']
      : []),
    ...(operation['x-demo'] === 'refused' ? ['Works in the real account only.'] : []),
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

function sentRows(operation: Operation, document: ApiDocument): string[] {
  const parameters = operation.parameters.map(({ name, in: place, required, description, schema }) =>
    row(
      `\`${name}\``,
      `${typeOf(schema, document)}, in the ${place}`,
      required ? 'yes' : '',
      cell(description ?? ''),
    ),
  )
  const [body] = Object.values(operation.requestBody?.content ?? {})
  return [...parameters, ...(body ? fieldRows(body.schema, document) : [])]
}

/** The schema of `result` in the answer that says it was done. */
function resultOf(schema: Schema, document: ApiDocument): Schema | undefined {
  const whole = document.resolve(schema)
  const done = whole.oneOf?.[0] ? document.resolve(whole.oneOf[0]) : whole
  return done.properties?.result
}

function comesBack(media: Media, document: ApiDocument): string {
  const result = resultOf(media.schema, document)
  const rows = result ? fieldRows(result, document) : []
  const [example] = Object.values(media.examples ?? {})
  return [
    rows.length
      ? `The fields of \`result\`:\n\n${table(['Field', 'Type', 'Always', 'Meaning'], rows)}`
      : result
        ? `\`result\` is: ${typeOf(result, document)}.`
        : 'No `result`.',
    ...(example ? [code('json', JSON.stringify(document.resolve(example).value, null, 2))] : []),
  ].join('\n\n')
}

/** The page of one operation: how to call it, what is sent, what comes back, what can go wrong. */
export function operationPage(
  operation: Operation,
  document: ApiDocument,
  errors: readonly ErrorCode[],
): string {
  const { operationId, summary, description = '', method, path, responses } = operation
  const media = responses['200']?.content?.['application/json']
  const own = errors.filter(({ operations }) => operations.includes(operationId))
  return [
    `# ${operationId}`,
    `**${prose(summary)}** · \`${method} ${path}\``,
    prose(description),
    facts(operation),
    '## Call it',
    `::: code-group\n\n${code('ts twoslash [SDK]', sdkCall(operation))}\n\n${code('sh [curl]', curlCall(operation))}\n\n:::`,
    'How `client` is made: [Getting started](../../sdk/getting-started.md).',
    '## What is sent',
    table(head, sentRows(operation, document)),
    '## What comes back',
    media ? comesBack(media, document) : '',
    '## Errors',
    own.length ? errorTable(own) : 'None of its own.',
    'HTTP statuses other than 200 are for transport: [API reference](../index.md).',
  ].join('\n\n')
}
