import { errorOfCode, httpError, type Reply } from '../../contract/reply.ts'
import type { TakenFault } from '../../faults/fault-plan.ts'
import { responseFaultOf } from '../../faults/response-fault.ts'
import type { Step } from '../exchange.ts'

/** The answer of a fault that takes the place of the command; undefined when the command is carried out. */
const replyInstead = (fault: TakenFault): Reply | undefined => {
  const { status, code, end } = fault
  if (status === undefined && code === undefined && end === undefined) return undefined
  const reply =
    status === undefined && code !== undefined
      ? errorOfCode(code)
      : httpError(status ?? 500, 'A fault that was set for this call.', code === undefined ? {} : { code })
  return { ...reply, fault: responseFaultOf(fault) }
}

/** An answer, with what a fault lets happen to it on its way. */
const withFault = (taken: TakenFault, reply: Reply): Reply => {
  const fault = responseFaultOf(taken)
  return fault ? { ...reply, fault } : reply
}

/** Whether a caller asks by its idempotency key for an answer that never comes. */
export const isToHang = (key: string | undefined): boolean => /^"?sbx-hang-/.test(key ?? '')

/** An answer that never comes, to a command that was carried out. */
export const unanswered = (reply: Reply): Reply => ({ ...reply, fault: { end: 'silence' } })

/** Takes a fault that was set for this call: it answers instead of the command, or the answer goes wrong on its way. */
export const faults: Step = (exchange) => {
  const { world, operation, caller } = exchange
  const fault = operation && world.faults.size > 0 ? world.faults.take(operation, caller?.user.id) : undefined
  if (!fault) return undefined
  const instead = replyInstead(fault)
  if (instead) exchange.rule = 'fault'
  else exchange.endings.push((reply) => withFault(fault, reply))
  return instead
}
