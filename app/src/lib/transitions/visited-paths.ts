/**
 * The paths visited, newest last, after one more; at most `limit` of them. Staying on a path adds nothing.
 */
export function visitPath(visited: readonly string[], path: string, limit: number): readonly string[] {
  return visited.at(-1) === path ? visited : [...visited, path].slice(-limit)
}
