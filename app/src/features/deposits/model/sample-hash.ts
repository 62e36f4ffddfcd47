/** The hash of a sample transfer. Its end is none of those that the sandbox decides by. */
export const sampleHash = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(31))
  return `${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}5a`
}
