import { createHandlers, createWorld } from '@swx/mock-server/handlers'
import { HttpHandler } from 'msw'

/**
 * Handlers of a sandbox for what anybody may read of it: instruments, parameters, plans, works and texts.
 *
 * @param parameters system parameters that differ from the sample ones.
 */
export async function sandboxHandlers(
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<readonly HttpHandler[]> {
  const world = await createWorld({ now: '2026-01-10T15:20:00.000Z', parameters })
  return createHandlers(world)
    .filter((handler) => handler instanceof HttpHandler)
    .filter(({ info }) => info.header.includes('/swx/customer/index/'))
}
