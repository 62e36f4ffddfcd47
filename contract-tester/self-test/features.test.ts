import { expect, test } from 'vitest'
import { documentFrom } from '../src/document/load-document.ts'
import { checkHandler } from './engine/run-self-test.ts'
import { changing } from './features/changing.ts'
import { formats } from './features/formats.ts'
import { listing } from './features/listing.ts'
import { otherOrigins } from './features/other-origins.ts'
import { owning } from './features/owning.ts'
import { asked, type Feature, failed } from './features/things.ts'
import { working } from './features/working.ts'
import { writing } from './features/writing.ts'

const check = ({ name, paths, serve }: Feature, fault: string) => {
  const answer = serve(fault)
  const document = documentFrom({
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  })
  return checkHandler(document, async (request) => (await answer(await asked(request))) ?? failed(404))
}
const features = [...writing, ...listing, ...owning, ...changing, ...working, ...otherOrigins, ...formats]

test.each(features)('a right server has no violation: $name', async (feature) => {
  const { violations, checked, things } = await check(feature, '')
  expect(violations).toEqual([])
  expect(checked.reached).toBe(feature.reached)
  expect(things.left.map(({ operation }) => operation)).toEqual(feature.left ?? [])
})

test.each(
  features.flatMap((feature) =>
    Object.entries(feature.faults).map(([fault, rule]) => ({ name: feature.name, feature, fault, rule })),
  ),
)('a faulty server is found: $name: $fault', async ({ feature, fault, rule }) => {
  const { violations } = await check(feature, fault)
  expect(violations.map((one) => one.rule)).toContain(rule)
})
