import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { functionsModule } from '../scripts/operations-modules.ts'

it('a function of a deprecated operation is struck through by editors, and says when it ends', () => {
  const changed = structuredClone(contract) as unknown as Parameters<typeof functionsModule>[0]
  const before = functionsModule(changed, [])
  Object.assign(changed.paths['/swx/customer/index/listNft']?.get ?? {}, {
    deprecated: true,
    'x-deprecated-since': '2026-12-31',
    'x-sunset': '2027-06-30',
  })
  const added = functionsModule(changed, [])
  const line = ' * @deprecated The operation ends on 2027-06-30.\n'
  expect(before).not.toContain(line)
  expect(added.split(line)).toHaveLength(2)
  expect(added.slice(added.indexOf(line))).toMatch(/^.*\n \*\/\nexport function listNft\(/)
})
