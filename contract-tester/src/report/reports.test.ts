import { expect, test } from 'vitest'
import type { Report } from '../findings/report.ts'
import { toHtml } from './to-html.ts'
import { toJunit } from './to-junit.ts'
import { toSarif } from './to-sarif.ts'

const report: Report = {
  checked: { operations: 2, calls: 9, reached: 1 },
  unreached: [{ operation: 'getPet', status: 404 }],
  slow: [],
  things: {
    created: 2,
    deleted: 1,
    left: [{ operation: 'createPet', id: '7', reason: 'deleting it was answered with HTTP 500' }],
  },
  skipped: [{ operation: 'pay', rule: '*', reason: 'needs a token' }],
  violations: [
    {
      layer: 'response',
      operation: 'listPets',
      rule: 'schema',
      where: '#/components/schemas/Pet/properties/name/type',
      expected: '/0/name must be string',
      got: '<script>&\u0000"',
      request: "curl -i 'http://api.test/pets'",
      count: 3,
    },
  ],
}
const facts = { title: 'Pets', baseUrl: 'http://api.test', spec: 'pets.yaml' }

test('the JUnit report has a failed and a skipped case, and is XML whatever the server sent', () => {
  const xml = toJunit(report, facts)
  expect(xml).toContain('tests="3" failures="1" skipped="1"')
  expect(xml).toContain('&#60;script&#62;')
  expect(xml).not.toContain('\u0000')
})

test('the SARIF report names the rule and the place in the document', () => {
  const { runs } = JSON.parse(toSarif(report, facts))
  expect(runs[0].results[0]).toMatchObject({
    ruleId: 'schema',
    locations: [{ logicalLocations: [{ fullyQualifiedName: report.violations[0]?.where }] }],
  })
})

test('the HTML report shows what was found and what was left out, and runs nothing that a server sent', () => {
  const html = toHtml(report, facts)
  expect(html).toContain('1 violation')
  expect(html).toContain('needs a token')
  expect(html).not.toContain('<script>')
})
