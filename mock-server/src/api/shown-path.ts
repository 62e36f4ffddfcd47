import type { Exchange } from './exchange.ts'

/** What ids, order numbers, parameters and words of a path look like here. */
const FORMS = [
  /^\d{1,9}$/,
  /^[A-Z]{2}\d{18}$/,
  /^[a-z]{1,12}(-[a-z0-9]{1,16}){0,3}$/,
  /^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32}){0,3}$/,
]

/** A value as it is shown: what has no form of an id may be a token or a password, and shows its length alone. */
const shownId = (value: string): string =>
  FORMS.some((form) => form.test(value)) ? value : `of-${value.length}-signs`

/** The path of a request as journal and archive show it. */
export const shownPath = ({
  request,
  operation,
  path = {},
}: Pick<Exchange, 'request' | 'operation' | 'path'>): string => {
  if (operation !== undefined && Object.keys(path).length === 0) return request.path
  return request.path
    .split('/')
    .map((part) => (part === '' ? part : shownId(part)))
    .join('/')
}
