/** What browsers have and TypeScript's library has not: neither is a standard of all of them. */
interface SyncManager {
  register(tag: string): Promise<void>
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): import('trusted-types/lib').TrustedScriptURL }
    createPolicy(
      name: string,
      rules: {
        createHTML(markup: string): string | null
        createScriptURL(address: string): string | null
      },
    ): unknown
  }
}
