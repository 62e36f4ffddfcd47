/** The array in a frame; nothing when it is no text, no JSON or no array. */
export function readFrame(data: unknown): readonly unknown[] | undefined {
  if (typeof data !== 'string') return
  try {
    const value: unknown = JSON.parse(data)
    return Array.isArray(value) ? value : undefined
  } catch {
    // Counted by the caller; the text itself is worth nothing.
  }
}
