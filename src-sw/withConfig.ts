import { inLightAlone } from '#domain/inLightAlone.ts'
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '#domain/runtimeConfig.ts'

/** `html` with the configuration as a data block at the end of its head, where the server puts it too, in the look that it allows. */
export function withConfig(html: string, config: RuntimeConfig): string {
  // Written so that nothing in the JSON can end the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  const element = `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT_ID}">${json}</script>`
  const head = html.indexOf('</head>')
  if (head === -1) return html
  const document = html.slice(0, head) + element + html.slice(head)
  return config.features.darkMode ? document : inLightAlone(document)
}
