export type {
  ControlAnswer,
  ControlBody,
  ControlInput,
  ControlOperation,
  ControlRecord,
  ProfileName,
} from '../contract/control-operation.ts'
export type { ControlAccess } from '../control-client/call-control.ts'
export { ControlError, isControlError } from '../control-client/control-error.ts'
export { type Control, createControl } from '../control-client/create-control.ts'
export type { World } from '../control-client/world.ts'
