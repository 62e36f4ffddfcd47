import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'

const READERS = ['coverage:check', 'test', 'unused', 'contract']

/** The tasks of the graph in turbo.json that each task waits for directly, by the name of the task. */
function readTaskGraph(): ReadonlyMap<string, readonly string[]> {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo')
  const plan = execFileSync(process.execPath, [turbo, 'run', ...READERS, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  const { tasks }: { tasks: { taskId: string; dependencies: string[] }[] } = JSON.parse(plan)
  return new Map(tasks.map(({ taskId, dependencies }) => [taskId, dependencies]))
}

const graph = readTaskGraph()
const waitsFor = (task: string, other: string): boolean =>
  (graph.get(task) ?? []).some((direct) => direct === other || waitsFor(direct, other))

// These tasks look into folders of packages that theirs does not depend on. A task that writes such a folder empties it
// first.
test.each([
  ['@swx/openapi#coverage:check', '@swx/sdk#codegen'],
  ['@swx/openapi#test', '@swx/sdk#codegen'],
  ['@swx/tests#unused', '@swx/sdk#types'],
  ['@swx/tests#unused', '@swx/mock-server#types'],
  ['@swx/tests#unused', 'swx-contract#types'],
  ['@swx/tests#contract', 'swx-contract#build'],
])('%s reads no files that %s is writing', (reader, writer) => {
  expect(waitsFor(reader, writer)).toBe(true)
})
