import { useGetParamByKey } from '@swx/sdk/react'

/**
 * A system parameter, checked where it enters: `parse` turns the untyped value into what a screen needs and throws
 * on anything else, which the screen then shows as a failure.
 */
export function useParameter<T>(key: string, parse: (value: unknown) => T) {
  return useGetParamByKey(key, {
    query: {
      select: ({ result }) => parse(result.value),
      // The same in both account modes: what stands on the page stays while a switch asks anew.
      placeholderData: (before) => before,
    },
  })
}
