import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import plugin from './plugin.ts'
import { answerOf, errorOf, goodSample, type Sample, writeSample } from './sample.ts'

const project = join(import.meta.dirname, '..')
const redocly = join(project, '..', 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

/** For each rule, changes of the sample that break it. */
const spoilt: Record<string, ((sample: Sample) => void)[]> = {
  'array-is-bounded': [
    ({ operation }) => {
      operation.parameters[0].schema = { type: 'array', items: { type: 'string', maxLength: 9 } }
    },
  ],
  'codes-are-known': [
    (sample) => errorOf(sample).properties.code.enum.push('11099'),
    (sample) => errorOf(sample).properties.code.enum.push('11013'),
    (sample) => errorOf(sample).properties.code.enum.push('20005'),
    (sample) => delete errorOf(sample).properties.code.enum,
  ],
  'deprecation-has-end': [
    ({ operation }) => {
      operation.deprecated = true
    },
    ({ operation }) => {
      operation.deprecated = true
      operation['x-sunset'] = '2027-06-30'
    },
    ({ operation }) => {
      operation['x-sunset'] = '2027-06-30'
    },
  ],
  'every-code-has-example': [
    ({ operation }) => delete operation.responses['200'].content['application/json'].examples.code10011,
    ({ operation }) => delete operation.requestBody.content['application/json'].examples,
    ({ operation }) => delete operation.responses['200'].content['application/json'].examples.code401.summary,
  ],
  'field-deprecation-has-end': [
    (sample) => {
      answerOf(sample).properties.code.deprecated = true
    },
    (sample) => {
      answerOf(sample).properties.code['x-sunset'] = '2027-06-30'
    },
  ],
  'file-is-tag-and-operation': [
    (sample) => {
      sample.file = 'repayLoan.yaml'
    },
  ],
  'gap-stays-free': [(sample) => errorOf(sample).properties.code.enum.push('10050')],
  'list-is-paged': [
    (sample) => {
      answerOf(sample).properties.result = { type: 'array', maxItems: 9, description: 'All.', items: {} }
    },
    (sample) => {
      answerOf(sample).properties.result = { type: 'array', 'x-bare-array': true, items: {} }
    },
    (sample) => {
      const list = { type: 'array', maxItems: 100, description: 'Rows.', items: {} }
      answerOf(sample).properties.result = { type: 'object', properties: { list } }
    },
  ],
  'marks-are-set': [
    ({ operation }) => delete operation['x-origin'],
    ({ operation }) => {
      operation['x-cache'] = { ttl: 300 }
    },
    ({ operation }) => {
      operation['x-cache'] = 'sometimes'
    },
    ({ operation }) => {
      operation['x-demo'] = 'same'
    },
    ({ operation }) => {
      operation['x-changes'] = ['orders']
    },
    ({ operation }) => {
      operation['x-effect'] = 'read'
      operation['x-changes'] = ['user']
    },
    (sample) => {
      sample.method = 'get'
    },
  ],
  'money-is-idempotent': [
    ({ operation }) => delete operation['x-money'],
    ({ operation }) => {
      operation.parameters = []
    },
    ({ operation }) => delete operation.responses['409'],
    (sample) => {
      errorOf(sample).properties.code.enum = ['401', '11005', '10011']
    },
  ],
  'money-is-string': [
    (sample) => {
      answerOf(sample).properties.result = {
        properties: { usdAmount: { type: 'number', description: 'Dollars.' } },
      }
    },
  ],
  'operation-id-from-path': [
    ({ operation }) => {
      operation.operationId = 'repay'
    },
    (sample) => {
      sample.path = '/swx/customer/payment/password/set'
    },
  ],
  'path-has-prefix': [
    (sample) => {
      sample.path = '/user/repayLoan'
    },
  ],
  'property-has-description': [(sample) => delete answerOf(sample).properties.code.description],
  'property-says-something': [
    (sample) => {
      answerOf(sample).properties.code.description = 'Which one.'
    },
  ],
  'errors-are-answered': [
    ({ operation }) => {
      operation.requestBody.content['application/json'].schema.properties.loanNo['x-refusals'][0].code =
        '10001'
    },
    ({ operation }) => {
      operation.requestBody.content['application/json'].schema.required = []
    },
    ({ operation }) => {
      operation.requestBody.content['application/json'].schema.properties.loanNo.pattern = '^L'
    },
  ],
  'required-parameter-has-example': [({ operation }) => delete operation.parameters[0].example],
  'sdk-name-is-verb': [
    ({ operation }) => {
      operation['x-sdk-name'] = 'loanRepayment'
    },
    ({ operation }) => {
      operation['x-sdk-name'] = 'repayLoan'
    },
  ],
  'secrets-are-sensitive': [
    ({ operation }) => {
      operation.requestBody.content['application/json'].schema.properties.loginPassword = {
        type: 'string',
        maxLength: 64,
        description: 'The log-in password.',
      }
    },
  ],
  'session-may-end': [
    ({ operation }) => delete operation.responses['401'],
    ({ operation }) => {
      operation.security = []
    },
    (sample) => {
      errorOf(sample).properties.code.enum = ['11005', '10011']
    },
  ],
  'string-is-bounded': [({ operation }) => delete operation.parameters[0].schema.maxLength],
  'success-comes-first': [
    ({ operation }) => operation.responses['200'].content['application/json'].schema.oneOf.reverse(),
  ],
  'summary-is-sentence-case': [
    ({ operation }) => {
      operation.summary = 'Repay A Loan'
    },
    ({ operation }) => {
      operation.summary = 'Repays a loan.'
    },
  ],
  'tag-is-first-segment': [
    ({ operation }) => {
      operation.tags = ['loan']
    },
  ],
  'write-names-success': [
    (sample) => {
      answerOf(sample).properties.code.enum = ['10011']
    },
  ],
}

interface Problem {
  ruleId: string
  message: string
  location: { source: { ref: string } }[]
}

const cases = Object.entries(spoilt).flatMap(([rule, ways]) =>
  ways.map((spoil, index) => ({ rule, spoil, folder: `${rule}-${index}` })),
)
let folder = ''
let problems: Problem[] = []

const problemsOf = (name: string) =>
  problems.filter(
    ({ ruleId, location }) => ruleId.startsWith('swx/') && location[0]?.source.ref.includes(`/${name}/`),
  )

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swx-rules-'))
  const roots = cases.map(({ spoil, folder: name }) => {
    const sample = goodSample()
    spoil(sample)
    return writeSample(join(folder, name), sample)
  })
  roots.push(writeSample(join(folder, 'good'), goodSample()))
  const args = [redocly, 'lint', ...roots, '--config', join(project, 'redocly.yaml'), '--format', 'json']
  const run = spawnSync(process.execPath, [...args, '--max-problems', '10000'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  })
  // Redocly prints one JSON document per file, one after the other.
  problems = run.stdout
    .split(/(?=\{\s*"totals")/)
    .filter((text) => text.trim() !== '')
    .flatMap((text) => JSON.parse(text).problems as Problem[])
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a contract that keeps all rules passes', () => {
  expect(problemsOf('good')).toEqual([])
})

test('every rule is switched on', () => {
  const config = parse(readFileSync(join(project, 'redocly.yaml'), 'utf8'))
  const names = Object.keys(plugin().rules.oas3)
  expect(names.map((name) => config.rules[`swx/${name}`])).toEqual(names.map(() => 'error'))
})

describe.each(Object.keys(plugin().rules.oas3))('%s', (rule) => {
  test.each(cases.filter((entry) => entry.rule === rule))(
    'reports $folder, with an example that keeps the rule',
    ({ folder: name }) => {
      const found = problemsOf(name).filter(({ ruleId }) => ruleId === `swx/${rule}`)
      expect(found.length).toBeGreaterThan(0)
      for (const { message } of found) expect(message).toMatch(/"[^"]+"/)
    },
  )
})
