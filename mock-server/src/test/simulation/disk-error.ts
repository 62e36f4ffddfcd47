/** What SQLite says when the system gives it an error of the disk, and when there is no room left. */
export const sqliteError = (kind: 'error' | 'full'): Error =>
  Object.assign(new Error(kind === 'full' ? 'database or disk is full' : 'disk I/O error'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: kind === 'full' ? 13 : 10,
  })

/** What the system says when a file cannot be written. */
export const fileError = (): Error =>
  Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO', errno: -5, syscall: 'write' })

/** The simulated process has ended: nothing reaches the disk any more. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}
