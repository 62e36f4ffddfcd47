import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation small while the process starts: what a start leaves behind is soon gone, and room made
 * for it would be kept for nothing while the process waits.
 */
export const startSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Ends what {@link startSmall} began: from here on calls come in, and leave more behind. */
export const startUsual = (): void => setFlagsFromString('--semi-space-growth-factor=2')
