import { createHash } from 'node:crypto'
import type { ServerContext } from '#server/context.ts'

/**
 * Why somebody may see a file. An address says it, and it is looked at anew each time the address is asked for: an
 * address is worth nothing from the moment its grant is gone, however long it was to be good.
 */
export type FileGrant =
  /** The owner's own, as long as they are signed in there. */
  | { readonly kind: 'session'; readonly sessionId: string }
  /** The same, to take along also what was deleted and can still be brought back. */
  | { readonly kind: 'export'; readonly sessionId: string }
  /** Whoever has the share link, as long as it leads somewhere. */
  | { readonly kind: 'link'; readonly token: string }
  /** Anybody, as long as it is public. */
  | { readonly kind: 'public' }

/** The grant that an address names. Of a link it has a digest alone: who is given a picture isn't given the link. */
export type NamedGrant =
  | { readonly kind: 'session' | 'export'; readonly sessionId: string }
  | { readonly kind: 'link'; readonly digest: string }
  | { readonly kind: 'public' }

/** Whether a file's grant still stands; each area judges its own files. */
export type AuthorizeFile = (context: ServerContext, key: string, grant: NamedGrant) => Promise<boolean>

export function writeGrant(grant: FileGrant): string {
  if (grant.kind === 'public') return grant.kind
  return `${grant.kind}.${grant.kind === 'link' ? linkDigest(grant.token) : grant.sessionId}`
}

/** Null for what `writeGrant` never wrote. */
export function readGrant(text: string): NamedGrant | null {
  if (text === 'public') return { kind: text }
  const [, kind, mark = ''] = /^(session|export|link)\.([\w-]+)$/.exec(text) ?? []
  if (kind === 'session' || kind === 'export') return { kind, sessionId: mark }
  return kind === 'link' ? { kind, digest: mark } : null
}

/** What an address tells of a share link's token. */
export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
