/**
 * The HTML that all screens start from, for a deployment without the dark look: light from the first paint on, ignoring
 * the device's choice. The document's own script reads the attribute.
 */
export function inLightAlone(html: string): string {
  return html
    .replace(
      /<html\b[^>]*>/i,
      (tag) => `${tag.replace(/\s+class="dark"/i, '').slice(0, -1)} data-light-alone>`,
    )
    .replace('content="#0f172a"', 'content="#ffffff"')
}
