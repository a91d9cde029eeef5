/** The arguments of Chromium for tests and measurements: headless-safe, silent, with no calls of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Makes the browser's next background-sync attempt come after 2 s instead of 300 s, so that a test can see it. */
export const quickBackgroundSync = [
  '--force-fieldtrials=BackgroundSync/T/',
  '--force-fieldtrial-params=BackgroundSync.T:initial_retry_delay_sec/2/retry_delay_factor/1/min_recovery_time_sec/1/max_sync_attempts/60',
]
