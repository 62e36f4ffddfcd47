/** What the pages load of the mock server, in one piece, when something is run for the first time. */
export { ownWorld, startAfresh } from './own-world.ts'
export { fillFromWorld, runCall } from './run-call.ts'
