// What node is told to run. It comes before everything else, because an import is carried out before any statement.
// Node's own modules come before that: with flags other than its own, node compiles them anew, which takes 10 ms.
import 'node:crypto'
import 'node:fs/promises'
import 'node:http'
import 'node:https'
import 'node:timers/promises'
import 'node:url'
import 'node:util'
import 'node:zlib'
import { startSmall } from './start-small.ts'

startSmall()
await import('./cli.ts')
