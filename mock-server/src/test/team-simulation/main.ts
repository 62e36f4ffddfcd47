import { runFromCommandLine } from '../simulation/command-line.ts'
import { startDatabase } from './database.ts'
import { findPlants } from './find-plants.ts'
import { createRun } from './run.ts'

/** In the name of the socket that the database is reached by. */
const PORT = 4300

const database = await startDatabase(PORT)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void database.remove().finally(() => process.exit(1)))
try {
  process.exitCode = await runFromCommandLine({
    name: 'team-simulation',
    title: 'Simulation of mock servers that share a PostgreSQL',
    createRun: (seed) => createRun(database, seed),
    before: async () => ({ planted: await findPlants(database) }),
  })
} finally {
  await database.close()
}
