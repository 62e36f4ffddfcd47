import { useListSmartProduct } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { limits } from '#config/limits.ts'

/**
 * Every plan on offer, then the sold-out and withdrawn ones; one page holds the catalogue. It is the same for everybody,
 * so it stays on show, with what was typed beside it, while another mode or language asks anew.
 */
export function useProducts({ enabled = true } = {}) {
  return useListSmartProduct(
    { pageSize: limits.largestPage },
    { query: { enabled, select: ({ list }) => list, placeholderData: keepPreviousData } },
  )
}
