import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'

/** A small contract in two files that every rule accepts, to be spoilt one way at a time. */
export interface Sample {
  path: string
  file: string
  method: string
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into it freely to spoil it.
  operation: any
}

const envelope = (code: object, result: object) => ({
  type: 'object',
  properties: { code: { type: 'string', description: 'The outcome of the call.', ...code }, result },
})

const nothing = { type: 'null', description: 'An error has no result.' }

/** A fresh good sample: a money call that needs a session. */
export function goodSample(): Sample {
  const examples = ['20005', '401', '11005', '10011', '11021'].map((code) => [
    `code${code}`,
    { summary: `It answers ${code}`, value: { code, result: null } },
  ])
  return {
    path: '/swx/customer/user/repayLoan',
    file: 'user.repayLoan.yaml',
    method: 'post',
    operation: {
      operationId: 'repayLoan',
      'x-origin': 'extension',
      'x-effect': 'write',
      'x-demo': 'refused',
      'x-money': true,
      'x-cache': 'never',
      summary: 'Repay a loan',
      tags: ['user'],
      security: [{ token: [] }],
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A name.',
          required: true,
          example: 'k-1',
          schema: { type: 'string', maxLength: 64 },
        },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['loanNo'],
              properties: {
                loanNo: {
                  type: 'string',
                  maxLength: 64,
                  description: 'The number of the loan.',
                  'x-refusals': [{ rule: 'blank', code: '10011' }],
                },
              },
            },
            examples: { mei: { summary: 'Mei repays', value: { loanNo: 'LN1' } } },
          },
        },
      },
      responses: {
        '200': {
          description: 'The result.',
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  envelope({ enum: ['20005'] }, nothing),
                  envelope({ enum: ['401', '11005', '10011', '11021'] }, nothing),
                ],
              },
              examples: Object.fromEntries(examples),
            },
          },
        },
        '401': { description: 'No session.' },
        '409': { description: 'Still running.' },
        '422': { description: 'Another body.' },
      },
    },
  }
}

/** The answer schema of the sample's success. */
export const answerOf = (sample: Sample) =>
  sample.operation.responses['200'].content['application/json'].schema.oneOf[0]

/** The answer schema of the sample's errors. */
export const errorOf = (sample: Sample) =>
  sample.operation.responses['200'].content['application/json'].schema.oneOf[1]

/** Writes the sample as a split contract and returns the path of its root file. */
export function writeSample(folder: string, sample: Sample): string {
  mkdirSync(join(folder, 'paths'), { recursive: true })
  const root = join(folder, 'openapi.yaml')
  const info = { title: 'Sample', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } }
  const paths = { [sample.path]: { $ref: `paths/${sample.file}` } }
  writeFileSync(root, stringify({ openapi: '3.1.0', info, paths }))
  writeFileSync(join(folder, 'paths', sample.file), stringify({ [sample.method]: sample.operation }))
  return root
}
