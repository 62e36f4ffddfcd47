/** Whether an answer leads to another address. A browser hides which one. */
export const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)

/** The mock server redirects no call, so what does is something else, which gets neither key nor secrets. */
export const redirectError = (url: string): Error =>
  new Error(
    `${url} answered with a redirect, which is not followed: it is not a mock server, or something is in front of it.`,
  )
