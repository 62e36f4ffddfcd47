import { useSyncExternalStore } from 'react'
import type { Identity } from '../client/auth-context.ts'
import type { Client } from '../client/contract-client.ts'

type Identified = Pick<Client<object>, 'identity' | 'subscribe'>

/** The identity as the last part of every query key: another mode, session or language is another query. */
export const useIdentity = (client: Identified): Identity =>
  useSyncExternalStore(client.subscribe, client.identity, client.identity)

/** The identity at the end of a generated hook's query key; nothing for keys of other queries. */
export function identityOf(queryKey: readonly unknown[]): Identity | undefined {
  const last = queryKey.at(-1)
  if (typeof last !== 'object' || last === null) return
  return 'mode' in last && 'session' in last && 'language' in last ? (last as Identity) : undefined
}

/** Whether two identities would get the same answers. */
export const isSameIdentity = (a: Identity, b: Identity): boolean =>
  a.mode === b.mode && a.session === b.session && a.language === b.language
