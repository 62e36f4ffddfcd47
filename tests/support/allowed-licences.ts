import satisfies from 'spdx-satisfies'

/** What may be part of what users get: these ask for no more than that their notices go along. */
const forUsers = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Python-2.0',
]

/** What may besides be installed to build and test with: no part of it is given to users. */
const forBuilding = [...forUsers, 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Unlicense', 'W3C', 'WTFPL']

function isAllowed(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed)
  } catch {
    // No expression of SPDX says nothing that could be relied on.
    return false
  }
}

/** Whether software under this SPDX expression may be part of what users get. */
export const isAllowedForUsers = (expression: string): boolean => isAllowed(expression, forUsers)

/** Whether software under this SPDX expression may be installed to build and test with. */
export const isAllowedForBuilding = (expression: string): boolean => isAllowed(expression, forBuilding)
