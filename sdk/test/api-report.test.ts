import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiReports, entryPoints, reportFile } from '../scripts/api-report.ts'

describe('the public surface of the built package', () => {
  const reports = apiReports()

  it.each(entryPoints)('of %s is what was agreed; after a wanted change run "npm run api"', (entry) => {
    expect(reports.get(entry)).toBe(readFileSync(reportFile(entry), 'utf8'))
  })
})
