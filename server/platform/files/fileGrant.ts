import { createHash } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'

/**
 * The reason why a person may see a file. It is part of the address and checked on each request: an address is invalid
 * from the moment its grant is gone, however long it was to last.
 */
export type FileGrant =
  /** The owner's own files, as long as they are signed in there. */
  | { readonly kind: 'session'; readonly sessionId: string }
  /** The same for an export, which includes deleted pictures that can still be restored. */
  | { readonly kind: 'export'; readonly sessionId: string }
  /** People with the share link, as long as it is active. */
  | { readonly kind: 'link'; readonly token: string }
  /** All people, as long as it is public. */
  | { readonly kind: 'public' }

/** The grant named by an address. For a link it has a digest alone: an address doesn't reveal the link. */
export type NamedGrant =
  | { readonly kind: 'session' | 'export'; readonly sessionId: string }
  | { readonly kind: 'link'; readonly digest: string }
  | { readonly kind: 'public' }

/** Whether a file's grant still holds; each area authorizes its own files. */
export type AuthorizeFile = (context: ServerContext, key: string, grant: NamedGrant) => Promise<boolean>

export function writeGrant(grant: FileGrant): string {
  if (grant.kind === 'public') return grant.kind
  return `${grant.kind}.${grant.kind === 'link' ? linkDigest(grant.token) : grant.sessionId}`
}

/** Null for text that `writeGrant` didn't write. */
export function readGrant(text: string): NamedGrant | null {
  if (text === 'public') return { kind: text }
  const [, kind, mark = ''] = /^(session|export|link)\.([\w-]+)$/.exec(text) ?? []
  if (kind === 'session' || kind === 'export') return { kind, sessionId: mark }
  return kind === 'link' ? { kind, digest: mark } : null
}

/** The digest of a share link's token, as an address holds it. */
export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
