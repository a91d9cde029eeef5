/**
 * How long a test waits for an expected event (ms): as long as a busy machine takes. An event that never comes fails
 * all the same.
 */
export const PATIENCE_MS = 10_000
