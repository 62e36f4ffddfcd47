/** What the codes of instruments begin with that only stage what tests need: a gap each minute, a halt. */
const PREFIX = 'SBX'

/**
 * Whether an instrument only stages what tests need. In a sandbox such instruments are found by their code and shown
 * nowhere else; other builds have none.
 */
export const isTestInstrument = (code: string): boolean =>
  import.meta.env.VITE_BUILD !== 'operator' && code.startsWith(`${PREFIX}-`)

/** Whether a search text asks for them. */
export const asksForTestInstruments = (text: string): boolean =>
  import.meta.env.VITE_BUILD !== 'operator' && text.trim().toUpperCase().startsWith(PREFIX)
