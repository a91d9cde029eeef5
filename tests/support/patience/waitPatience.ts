import { vi, type VitestUtils } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

// The one wait whose time can't be set in the configuration.
const { waitFor } = vi
if (waitFor.name !== 'waitPatiently') {
  const waitPatiently: VitestUtils['waitFor'] = (callback, options = { timeout: PATIENCE_MS }) =>
    waitFor(callback, options)
  vi.waitFor = waitPatiently
}
