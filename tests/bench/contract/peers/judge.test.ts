import { expect, test } from 'vitest'
import { styleDocument } from '../../../../contract-tester/self-test/documents/style-document.ts'
import { styles } from '../../../../contract-tester/self-test/documents/styles.ts'
import { serveDocument } from '../../../../contract-tester/self-test/server/serve-document.ts'
import { judge } from './judge.ts'
import type { Peer } from './peer.ts'

const style = styles.find(({ auth }) => auth === 'header')
if (style === undefined) throw new Error('No style has its token in a header.')
const document = styleDocument(style)
const broken = async () => Response.json({}, { status: 500 })
const served = {
  document,
  title: document.title,
  make: () => serveDocument(document),
  faulty: [{ kind: 'broken', make: () => broken }],
  ids: {},
}

const peer = (sendsToken: boolean, check: (status: number) => readonly string[]): Peer => ({
  name: 'a peer',
  openapi: '3.0.3',
  sendsToken,
  open: async ({ url }) => ({ check: async () => check((await fetch(url + style.path)).status) }),
})

test('a faulty server counts as found when something is said that is not said of the conforming one', async () => {
  const says = (status: number) => (status === 500 ? ['always', 'broken'] : ['always'])
  expect(await judge(peer(false, says), served)).toMatchObject({
    falseFindings: ['always'],
    found: ['broken'],
    missed: [],
  })
  expect(
    await judge(
      peer(false, () => ['always']),
      served,
    ),
  ).toMatchObject({ found: [], missed: ['broken'] })
})

test('a peer that tries no call without a token has it added, and one that does has not', async () => {
  const says = (status: number) => [String(status)]
  expect((await judge(peer(false, says), served)).falseFindings).toEqual(['200'])
  expect((await judge(peer(true, says), served)).falseFindings).toEqual(['401'])
})

test('a peer that cannot check a document has found nothing in it, and says why', async () => {
  const unable: Peer = {
    ...peer(false, () => []),
    open: async () => {
      throw new Error('It reads 2.0 only.')
    },
  }
  expect(await judge(unable, served)).toMatchObject({
    found: [],
    missed: ['broken'],
    failures: ['Error: It reads 2.0 only.'],
    reached: 0,
  })
})

test('an operation is reached when the conforming server answers it a success', async () => {
  const { reached, operations } = await judge(
    peer(false, () => []),
    served,
  )
  expect(reached).toBe(1)
  expect(operations).toBeGreaterThan(1)
  expect(
    (
      await judge(
        peer(true, () => []),
        served,
      )
    ).reached,
  ).toBe(0)
})
