import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeSunset } from './scripts/describe-sunset.ts'

const read = (name: string) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const { version } = read('openapi.yaml').info

test.each(['market-feed.asyncapi.yaml', 'sandbox-control.yaml', 'journeys.arazzo.yaml'])(
  '%s has the version of the contract',
  (name) => {
    expect(read(name).info.version).toBe(version)
  },
)

test('answers of a deprecated operation carry the day it ends, and no others do', () => {
  const paths = {
    '/old': { get: { deprecated: true, 'x-sunset': '2027-06-30', responses: { '200': { headers: {} } } } },
    '/new': { get: { responses: { '200': { headers: {} } } } },
  }
  describeSunset({ paths })
  expect(paths['/old'].get.responses['200'].headers).toMatchObject({
    Sunset: { example: 'Wed, 30 Jun 2027 00:00:00 GMT' },
  })
  expect(paths['/new'].get.responses['200'].headers).toEqual({})
})
