// What node is told to run. It comes before everything else, because an import is carried out before any statement.
import { startSmall } from './start-small.ts'

startSmall()
await import('./cli.ts')
