const longestMs = 30_000

/**
 * Milliseconds before attempt number `attempts` + 1: 1, 2, 4 … 30 s, each shortened by up to half at random, so that
 * the clients of a restarted server do not come back in the same instant.
 */
export const reconnectDelayMs = (attempts: number, random: () => number): number =>
  Math.min(1_000 * 2 ** attempts, longestMs) * (0.5 + random() / 2)
