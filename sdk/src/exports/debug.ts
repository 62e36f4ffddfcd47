export { logCalls, type WriteLine } from '../debug/log-calls.ts'
