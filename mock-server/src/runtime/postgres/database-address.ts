import { readFileSync } from 'node:fs'

/** The database cannot be used; the message says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/** Whether the place that worlds are kept in is a database, and no folder. */
export const isDatabaseAddress = (place: string | undefined): place is string =>
  /^postgres(ql)?:/.test(place ?? '')

/** Whether an address has the password of the database in it. */
export const hasPassword = (address: string): boolean =>
  URL.canParse(address) && new URL(address).password !== ''

/**
 * An address with the password that a file holds; one that has a password keeps it. Without a file PGPASSWORD and PGPASSFILE
 * count, as for every client of PostgreSQL.
 *
 * @throws DatabaseError when the address or the file cannot be read; never with what is in either
 */
export const withPasswordOf = (address: string, file: string | undefined): string => {
  if (!URL.canParse(address))
    throw new DatabaseError('--data: the address of a database is postgres://USER@HOST:PORT/NAME.')
  if (!file || hasPassword(address)) return address
  let password: string
  try {
    password = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? 'it cannot be read'
    throw new DatabaseError(
      `SWX_DATA_PASSWORD_FILE: the file "${file}" cannot be read (${why}): it holds the password of the database, and nothing else.`,
      { cause },
    )
  }
  if (password === '')
    throw new DatabaseError(
      `SWX_DATA_PASSWORD_FILE: the file "${file}" is empty: write the password of the database into it.`,
    )
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}
