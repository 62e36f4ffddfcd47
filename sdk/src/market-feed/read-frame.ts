/** Longest frame that is read, in characters: a full array of 10,000 quotes is below a tenth of it. */
const longest = 10_000_000

/** The array in a frame; nothing when it is no text, too long, no JSON or no array. */
export function readFrame(data: unknown): readonly unknown[] | undefined {
  if (typeof data !== 'string' || data.length > longest) return
  try {
    const value: unknown = JSON.parse(data)
    return Array.isArray(value) ? value : undefined
  } catch {
    // Counted by the caller; the text itself is worth nothing.
  }
}
