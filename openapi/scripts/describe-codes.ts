interface Operation {
  'x-codes'?: Record<string, string>
  responses: Record<string, { description?: string }>
}

/** Writes into the answers with HTTP 200 of a bundled contract what `x-codes` says: the success first, then the errors. */
export function describeCodes(
  { paths }: { paths: Record<string, Record<string, Operation>> },
  catalogue: readonly { code: string; kind: string }[],
): void {
  const successes = new Set(catalogue.filter(({ kind }) => kind === 'success').map(({ code }) => code))
  for (const { 'x-codes': codes = {}, responses } of Object.values(paths).flatMap((item) =>
    Object.values(item),
  )) {
    const answer = responses['200']
    if (answer === undefined) continue
    const lines = Object.entries(codes)
      .sort(([a], [b]) => Number(successes.has(b)) - Number(successes.has(a)) || Number(a) - Number(b))
      .map(([code, meaning]) => `- \`${code}\`: ${meaning}\n`)
    answer.description = `The result; \`code\` says what happened:\n\n${lines.join('')}`
  }
}
