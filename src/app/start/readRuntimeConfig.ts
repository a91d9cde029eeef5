import {
  DEFAULT_RUNTIME_CONFIG,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
  runtimeConfigReader,
} from '#domain/runtimeConfig.ts'
import { readJson } from '#domain/readers.ts'

/**
 * Reads the server's configuration of this page's services from its HTML. The HTML that the worker keeps for every
 * address has none; then the worker's own copy is read. Never rejects: without a configuration the page uses the
 * embedded services of its own origin.
 */
export async function readRuntimeConfig(
  document: Document = globalThis.document,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<RuntimeConfig> {
  const inlined = readJson(
    runtimeConfigReader,
    document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent,
  )
  if (inlined !== null) return inlined
  try {
    const answer = await fetch('/config.json')
    return (answer.ok ? readJson(runtimeConfigReader, await answer.text()) : null) ?? DEFAULT_RUNTIME_CONFIG
  } catch {
    return DEFAULT_RUNTIME_CONFIG
  }
}
