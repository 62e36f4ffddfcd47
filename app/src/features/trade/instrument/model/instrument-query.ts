import { defaultPeriod, type Period, periods } from './periods.ts'

/** What a link to the page says. */
export interface InstrumentQuery {
  /** Undefined where the link names no instrument that could exist. */
  readonly code: string | undefined
  /** Id in the lists, where the link has one. */
  readonly id: string | undefined
  readonly period: Period
}

/** The contract's limit for codes and ids. */
const TEXT_MAX = 64

/** Reads a link. Nothing in it is trusted; what makes no sense counts as absent. */
export function parseInstrumentQuery(params: URLSearchParams): InstrumentQuery {
  return {
    code: word(params.get('code')),
    id: word(params.get('id')),
    period: periods.find((known) => known === params.get('period')) ?? defaultPeriod,
  }
}

/** The link with another candle length; the default one is left out. */
export function withPeriod(params: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(params)
  if (period === defaultPeriod) next.delete('period')
  else next.set('period', period)
  return next
}

function word(raw: string | null): string | undefined {
  const text = raw?.trim() ?? ''
  const isUsable =
    text !== '' && text.length <= TEXT_MAX && text !== '.' && text !== '..' && /^[\x21-\x7e]+$/.test(text)
  return isUsable ? text : undefined
}
