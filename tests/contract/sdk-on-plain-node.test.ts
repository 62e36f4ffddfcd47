import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { machineNode } from './support/other-node.ts'
import { useStandIn } from './support/stand-in.ts'

const standIn = useStandIn()
const program = `${root}tests/contract/sdk-on-plain-node.mjs`
const nodes = [machineNode(), { path: process.execPath, version: process.version }]
const builds = nodes.flatMap((node) => ['index.js', 'index.cjs'].map((file) => ({ ...node, file })))

test.each(builds)(
  "SDK works with the machine's own Node: $file on $version",
  async ({ path, version, file }) => {
    const { stdout } = await promisify(execFile)(path, [program, standIn.url(), `${root}sdk/dist/${file}`])
    const { markets, userName, ...seen } = JSON.parse(stdout)
    expect(markets).toBeGreaterThan(10)
    expect(userName).toMatch(/^node_(esm|cjs)_\d+$/)
    expect(seen).toEqual({ node: version, refusal: '10009', isExpired: true, expired: 1 })
  },
)
