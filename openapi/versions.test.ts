import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import contract from './dist/openapi.json' with { type: 'json' }
import { describeHeaders } from './scripts/describe-headers.ts'

const read = (name: string) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const { version } = read('openapi.yaml').info

test.each(['market-feed.asyncapi.yaml', 'sandbox-control.yaml', 'journeys.arazzo.yaml'])(
  '%s has the version of the contract',
  (name) => {
    expect(read(name).info.version).toBe(version)
  },
)

test('packages that follow the contract have its major version', () => {
  for (const name of ['sdk', 'mock-server']) {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '..', name, 'package.json'), 'utf8'))
    expect(`${name} ${manifest.version.split('.')[0]}`).toBe(`${name} ${version.split('.')[0]}`)
  }
})

test('every answer of the contract names its version', () => {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const answers = operations.flatMap(({ responses }) => Object.values(responses as Record<string, object>))
  const whole = answers.filter((answer) => !('$ref' in answer))
  expect(whole.length).toBeGreaterThanOrEqual(operations.length)
  for (const { headers } of [...whole, ...Object.values(contract.components.responses)] as {
    headers: object
  }[])
    expect(headers).toMatchObject({ 'X-Api-Version': { $ref: '#/components/headers/ApiVersion' } })
  expect(contract.components.headers.ApiVersion.example).toBe(version)
})

test('answers of a deprecated operation say since when it is and the day it ends, and no others do', () => {
  const ending = { deprecated: true, 'x-deprecated-since': '2026-12-31', 'x-sunset': '2027-06-30' }
  const paths = {
    '/old': { get: { ...ending, responses: { '200': { headers: {} } } } },
    '/new': { get: { responses: { '200': { headers: {} } } } },
  }
  describeHeaders({ info: { version: '1.2.3' }, paths, components: {} })
  expect(paths['/old'].get.responses['200'].headers).toMatchObject({
    Deprecation: { example: '@1798675200' },
    Sunset: { example: 'Wed, 30 Jun 2027 00:00:00 GMT' },
  })
  expect(Object.keys(paths['/new'].get.responses['200'].headers)).toEqual(['X-Api-Version'])
})
