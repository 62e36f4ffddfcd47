import { runFromCommandLine } from './command-line.ts'
import { createRun } from './run.ts'

process.exitCode = await runFromCommandLine({
  name: 'simulation',
  title: 'Simulation of the mock server',
  createRun: (seed) => createRun(seed),
})
