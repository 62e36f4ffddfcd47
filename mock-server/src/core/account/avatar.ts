/**
 * A picture for a user who uploaded one: drawn from the digest of the upload, because the mock server keeps no image.
 * The same file always gives the same picture.
 *
 * @returns a data URI of a small drawing.
 */
export const drawAvatar = (sha256: string): string => {
  const number = (from: number): number => Number.parseInt(sha256.slice(from, from + 4), 16)
  const hue = number(0) % 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(${hue} 45% 35%)" d="M0 0h8v8H0z"/><circle cx="${2 + (number(4) % 5)}" cy="${2 + (number(8) % 5)}" r="${1 + (number(12) % 3)}" fill="hsl(${(hue + 140) % 360} 60% 70%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
