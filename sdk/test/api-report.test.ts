import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiReports, doors, reportFile } from '../scripts/api-report.ts'

describe('the public surface of the built package', () => {
  const reports = apiReports()

  it.each(doors)('of %s is what was agreed; after a wanted change run "npm run api"', (door) => {
    expect(reports.get(door)).toBe(readFileSync(reportFile(door), 'utf8'))
  })
})
