import { useGetParameter } from '@swx/sdk/react'

/**
 * A system parameter, checked where it enters: `parse` turns the untyped value into what a screen needs and throws
 * on anything else, which the screen then shows as a failure.
 *
 * @param isFresh whether it is asked for anew each time, because money is agreed to by it
 */
export function useParameter<T>(key: string, parse: (value: unknown) => T, { isFresh = false } = {}) {
  return useGetParameter(
    { key },
    {
      // Nothing that is kept on the device stands in for it.
      ...(isFresh && { request: { cache: 'reload' } }),
      query: {
        ...(isFresh && { staleTime: 0 }),
        select: (result) => parse(result.value),
        // The same in both account modes: what stands on the page stays while a switch asks anew.
        placeholderData: (before) => before,
      },
    },
  )
}
