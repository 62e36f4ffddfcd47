/** What the address says about the questions on show. */
export interface FaqQuery {
  readonly search: string
  /** A group, or `''` for all of them. */
  readonly group: string
  /** The open question, or `''`. */
  readonly id: string
}

const SEARCH_MAX = 80

/** Reads the address; what is longer than it can be is cut or left out. */
export function parseFaqQuery(params: URLSearchParams): FaqQuery {
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    group: (params.get('group') ?? '').slice(0, 40),
    id: params.get('id') ?? '',
  }
}

/** The address of what is on show, without what says nothing. */
export function writeFaqQuery({ search, group, id }: FaqQuery): URLSearchParams {
  return new URLSearchParams(Object.entries({ q: search, group, id }).filter(([, value]) => value !== ''))
}
