interface Operation {
  deprecated?: boolean
  'x-sunset'?: string
  responses: Record<string, { $ref?: string; headers?: Record<string, unknown> }>
}

/** Writes the header `Sunset` of RFC 8594 into the answer with HTTP 200 of every deprecated operation of a bundled contract. */
export function describeSunset({ paths }: { paths: Record<string, Record<string, Operation>> }): void {
  for (const { 'x-sunset': day, responses } of Object.values(paths).flatMap((item) => Object.values(item))) {
    const answer = responses['200']
    if (day === undefined || answer === undefined) continue
    answer.headers = {
      ...answer.headers,
      Sunset: {
        description: 'When this operation ends, by RFC 8594.',
        schema: { type: 'string', description: 'A date of HTTP.', maxLength: 40 },
        example: new Date(`${day}T00:00:00.000Z`).toUTCString(),
      },
    }
  }
}
