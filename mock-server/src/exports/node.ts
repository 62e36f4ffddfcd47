export { type StandIn, type StandInOptions, startStandIn } from '../http/start-stand-in.ts'
