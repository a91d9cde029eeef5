/** How long a test waits for what it expects (ms): as long as a busy machine takes. What never comes fails all the same. */
export const PATIENCE_MS = 10_000
