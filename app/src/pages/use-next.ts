import { useSearchParams } from 'react-router-dom'
import { paths, safeNext } from '#config/paths.ts'

/** Where the user wanted to go before logging in, if anywhere, and where they will go after it. */
export function useNext() {
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  return { next, query: next ? { next } : {}, target: next ?? paths.profile.href() }
}
