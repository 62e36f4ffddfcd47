import type { CustomerReply, CustomerRequest } from '../api/customer-request.ts'
import { createDispatcher } from '../api/dispatch.ts'
import type { createEngine } from '../api/engine.ts'
import { noticeLanguageOf } from '../catalogue/notice-language.ts'
import { loadTexts } from '../catalogue/texts/load-texts.ts'
import { operation } from '../contract/operation.ts'
import { visitorGroups } from '../products/visitor-operations.ts'
import type { World } from '../runtime/world.ts'

/** The customer API inside a page. */
export interface PageEngine {
  call(request: CustomerRequest): Promise<CustomerReply>
}

let createWhole: typeof createEngine | undefined

/** Every operation; loaded by the first call that a visitor would not make. */
const loadWhole = async (): Promise<typeof createEngine> => {
  createWhole ??= (await import('../api/engine.ts')).createEngine
  return createWhole
}

/**
 * The customer API of a world, of which a page first loads what its visitors ask for. What a call needs besides is there
 * before the call begins: it is one moment, and nothing may happen in the middle of it.
 */
export const createPageEngine = (world: World): PageEngine => {
  let dispatcher = createWhole
    ? createWhole(world)
    : createDispatcher(
        world,
        visitorGroups.flatMap((handlersOf) => handlersOf(world, operation)),
      )
  return {
    async call(request) {
      await loadTexts(noticeLanguageOf(request.header('accept-language')))
      if (!dispatcher.answers(request)) {
        const create = await loadWhole()
        // Another call may have been waiting for the same.
        if (!dispatcher.answers(request)) dispatcher = create(world)
      }
      return dispatcher.call(request)
    },
  }
}
