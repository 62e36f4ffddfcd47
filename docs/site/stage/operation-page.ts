import { asBlocks, asTabs, type Sample } from './calls.ts'
import type { ApiDocument, Operation } from './document.ts'
import { fieldRows, typeOf } from './fields.ts'
import { cell, code, prose, row, table } from './markdown.ts'
import type { StagedPage } from './page.ts'

const head = ['Field', 'Type', 'Required', 'Meaning']

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

/** What is particular to the document of an operation. */
export interface OperationWords {
  readonly path: string
  readonly source: string
  readonly facts: readonly string[]
  readonly samples: readonly Sample[]
  readonly afterSamples: string
  /** The part of the page in which it is run, if it can be. */
  readonly run?: string
  readonly comesBack: string
  readonly errors: string
}

/** An example of an answer, below the table of its fields. */
export const exampleOf = (
  { content }: Operation['responses'][string],
  document: ApiDocument,
): readonly string[] => {
  const [example] = Object.values(content?.['application/json']?.examples ?? {})
  return example ? [code('json', JSON.stringify(document.resolve(example).value, null, 2))] : []
}

/** The page of one operation: how to call it, what is sent, what comes back, what can go wrong. */
export function operationPage(
  operation: Operation,
  document: ApiDocument,
  { path, source, facts, samples, afterSamples, run, comesBack, errors }: OperationWords,
): StagedPage {
  const { operationId, summary, description = '', method, path: address } = operation
  const sent = sentRows(operation, document)
  const before = [
    `# ${operationId}`,
    `**${prose(summary)}** · \`${method} ${address}\``,
    prose(description),
    facts.map((line) => `- ${line}`).join('\n'),
    '## Call it',
  ]
  const after = [
    '## What is sent',
    sent.length > 0 ? table(head, sent) : 'Nothing.',
    '## What comes back',
    comesBack,
    '## Errors',
    errors,
  ]
  const page = (...middle: readonly string[]) => `${[...before, ...middle, ...after].join('\n\n')}\n`
  return {
    path,
    source,
    text: page(asTabs(samples), afterSamples, ...(run ? ['## Run it', run] : [])),
    plain: page(asBlocks(samples), afterSamples),
  }
}
