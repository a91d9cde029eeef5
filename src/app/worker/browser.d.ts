/** Browser APIs that TypeScript's library lacks: neither is a standard of all browsers. */
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
