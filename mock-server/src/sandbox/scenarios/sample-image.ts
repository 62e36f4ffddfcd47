/** The smallest picture there is: one dot, as PNG. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** An image for the steps that upload one. */
export const sampleImage = (): Blob =>
  new Blob([Uint8Array.from(atob(DOT), (char) => char.charCodeAt(0))], { type: 'image/png' })
