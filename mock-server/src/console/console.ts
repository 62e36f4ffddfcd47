import { runConsole } from './run-console.ts'

runConsole()
