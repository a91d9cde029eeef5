import {
  DEFAULT_RUNTIME_CONFIG,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
  runtimeConfigReader,
} from '#domain/runtimeConfig.ts'
import { readJson } from '#domain/readers.ts'

/**
 * What the server told this page about its services: it stands in the HTML of a page that came from the server.
 * The HTML that the worker keeps for every address has none; then the worker's own copy is asked for. Never
 * rejects: a page that was told nothing works with the embedded services of its own origin.
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
