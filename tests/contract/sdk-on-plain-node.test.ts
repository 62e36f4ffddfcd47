import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'
import { machineNode } from './support/other-node.ts'

const mockServer = useMockServer()
const program = `${root}tests/contract/sdk-on-plain-node.mjs`
const nodes = [machineNode(), { path: process.execPath, version: process.version }]
const builds = nodes
  .flatMap((node) => ['index.js', 'index.cjs'].map((file) => ({ ...node, file })))
  // Both may be the same Node; the people who register must not be.
  .map((build, index) => ({ ...build, userName: `plain_node_${index}` }))

test.each(builds)(
  "SDK works with the machine's own Node: $file on $version",
  async ({ path, version, file, userName }) => {
    const args = [program, mockServer.url(), `${root}sdk/dist/${file}`, userName]
    const { stdout } = await promisify(execFile)(path, args)
    const { markets, ...seen } = JSON.parse(stdout)
    expect(markets).toBeGreaterThan(10)
    expect(seen).toEqual({ userName, node: version, error: '10009', isExpired: true, expired: 1 })
  },
)
