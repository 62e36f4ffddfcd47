import { replyInstead, withFault } from '../fault-reply.ts'
import type { Step } from '../step.ts'

/** Takes a fault that was set for this call: it answers instead of the command, or befalls the answer on its way. */
export const faults: Step = (exchange) => {
  const { world, operation, caller } = exchange
  const fault = operation && world.faults.size > 0 ? world.faults.take(operation, caller?.user.id) : undefined
  if (!fault) return undefined
  const instead = replyInstead(fault)
  if (instead) exchange.rule = 'fault'
  else exchange.endings.push((reply) => withFault(fault, reply))
  return instead
}
