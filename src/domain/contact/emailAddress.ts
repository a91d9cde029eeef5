import { withoutInvisible, withPlainDashes } from './tidyText.ts'

// Deliberately loose: addresses that were let in before the rule below, and that only a sign-in has to find again.
const LOOSE = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/

/** The part before the @ without quotes (RFC 5322, dot-atom), in ASCII: look-alike letters are refused. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LOCAL_LENGTH = 64
const LENGTH = 254
/** A host name as the network knows it; its last part is no number, or it would be a network address. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/
/** Invisible signs, and signs with another meaning in a web address. */
const NO_HOST = /[\p{C}\p{Z}/?#@:[\]\\%]/u

/**
 * An e-mail address in the one form we store and write to: compatibility forms such as full-width letters made plain
 * (NFKC), pasted invisible signs left out, the domain in lower case and, where it is international, as the network
 * writes it (`xn--…`). Null for addresses we refuse: quotes, angle brackets, spaces or control characters within,
 * letters outside of ASCII before the @, and invalid hosts. Only a letter sent there can prove an address.
 */
export function normaliseEmail(typed: string): string | null {
  const text = pasted(typed).normalize('NFKC')
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  if (at < 1 || local.length > LOCAL_LENGTH || !LOCAL.test(local)) return null
  const host = hostOf(text.slice(at + 1))
  if (host === null || local.length + 1 + host.length > LENGTH) return null
  return `${local}@${host}`
}

/** The same where it has one, else the text as it was typed: to be looked for. */
export function tidyEmail(typed: string): string {
  return normaliseEmail(typed) ?? pasted(typed)
}

/** Whether a text could be an account's address, under this rule or before it. */
export function couldBeEmail(text: string): boolean {
  return LOOSE.test(text.trim())
}

/** A pasted address without the signs that came along. */
function pasted(typed: string): string {
  return withPlainDashes(withoutInvisible(typed)).trim()
}

function hostOf(domain: string): string | null {
  if (NO_HOST.test(domain)) return null
  // The web's own way from letters to the network's names (UTS 46), the same in page and server.
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''
  return HOST.test(host) ? host : null
}
