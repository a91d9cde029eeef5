/**
 * The JSON of a webhook's body; undefined when it isn't JSON in UTF-8. Integers too large for a number (Shopify's ids
 * are 64 bits long) come as strings of their digits, and characters that a database can't store in a text are replaced,
 * so that no buyer's note loses an order.
 */
export function readWebhookJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), keepWhole)
  } catch {
    return undefined
  }
}

function keepWhole(_key: string, value: unknown, { source }: { readonly source?: string } = {}): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD')
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value)
  return isRounded && source !== undefined && /^-?\d+$/.test(source) ? source : value
}
