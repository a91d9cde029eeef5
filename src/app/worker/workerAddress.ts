import type { Workbox } from 'workbox-window'

type WorkerAddress = ConstructorParameters<typeof Workbox>[0]

const WORKER_ADDRESS = '/sw.js'
/** The policy the server's `trusted-types` directive allows for it. */
const POLICY_NAME = 'iskra'

/** The worker's address in the form that `require-trusted-types-for 'script'` asks for, where the browser knows it. */
export function workerAddress(): WorkerAddress {
  if (!window.trustedTypes) return WORKER_ADDRESS
  const policy = window.trustedTypes.createPolicy(POLICY_NAME, {
    createScriptURL(address) {
      if (address === WORKER_ADDRESS) return address
      throw new TypeError(`not the worker's address: ${address}`)
    },
  })
  return policy.createScriptURL(WORKER_ADDRESS)
}
