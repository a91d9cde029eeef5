const HIDDEN = '[ukryte]'

/** Names of secret or personal fields, at any depth. */
const PRIVATE_NAME =
  /token|secret|password|authorization|cookie|e-?mail|phone|recipient|first_?name|last_?name|address|message$|idempotency|owner/i

/**
 * `value` without secrets and without typed text: private fields are hidden by their names; in any text, keys of carts,
 * tokens of checkouts and e-mail addresses.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      PRIVATE_NAME.test(name) && typeof part === 'string' && part !== '' ? HIDDEN : redact(part),
    ]),
  )
}

export function redactText(text: string): string {
  return text
    .replaceAll(/([?&](?:key|token|code|ref)=)[^&#\s"']+/gi, `$1${HIDDEN}`)
    .replaceAll(/(\/kasa\/)[^/?#\s"']+/g, `$1${HIDDEN}`)
    .replaceAll(/(gid:\/\/shopify\/Cart\/)[^?\s"']+/g, `$1${HIDDEN}`)
    .replaceAll(/[^\s@"<>]+@[^\s@"<>]+/g, HIDDEN)
}
