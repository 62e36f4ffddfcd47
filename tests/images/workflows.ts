import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../support/root.ts'
import { deployFolder } from './compose.ts'

interface Step {
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly env?: Readonly<Record<string, string>>
  readonly services?: Readonly<Record<string, { readonly env?: Readonly<Record<string, string>> }>>
  readonly steps: readonly Step[]
}

/** Commands of a job that are its owner's, and are not tried. */
const OWN = /^(npm |docker )/

const jobsOf = (name: string): Job[] =>
  Object.values(parse(readFileSync(join(deployFolder, 'ci', name), 'utf8')).jobs)

/** The environment of the mock server that a workflow has as a service. */
export const mockServerEnv = (): Readonly<Record<string, string>> =>
  jobsOf('mock-server.yaml')[0]?.services?.['mock-server']?.env ?? {}

/**
 * Runs the commands of a workflow for others that call the mock server at port 4010; the tester is the one of this repository.
 * Answers what was run.
 */
export const runWorkflow = (name: string, folder: string): string[] => {
  copyFileSync(join(root, 'openapi/dist/openapi.json'), join(folder, 'openapi.json'))
  const tester = `${process.execPath} ${join(root, 'contract-tester/src/cli.ts')}`
  const commands: string[] = []
  for (const job of jobsOf(name))
    for (const { run = '' } of job.steps) {
      if (run === '' || OWN.test(run)) continue
      const env = { ...process.env, ...job.env }
      execFileSync('bash', ['-e', '-c', run.replace('npx swx-contract', tester)], { cwd: folder, env })
      commands.push(run.split(' ').slice(0, 2).join(' '))
    }
  return commands
}
