import type { DocumentNode } from 'graphql'

/** The page's sixteen documents take 1 MB, the largest 140 kB. */
const MOST_BYTES = 8 * 1024 * 1024
/** A token with its share of the nodes, measured. */
const BYTES_OF_TOKEN = 300

/**
 * Parsed documents by their text. Strangers choose these, so that all together may take only so many bytes; the least
 * recently used go first.
 */
export function createDocumentCache(mostBytes = MOST_BYTES) {
  const documents = new Map<string, { readonly document: DocumentNode; readonly bytes: number }>()
  let bytes = 0

  function remove(text: string): void {
    bytes -= documents.get(text)?.bytes ?? 0
    documents.delete(text)
  }

  return {
    get(text: string): DocumentNode | undefined {
      const known = documents.get(text)
      if (known === undefined) return undefined
      documents.delete(text)
      documents.set(text, known)
      return known.document
    },
    set(text: string, document: DocumentNode): void {
      remove(text)
      const own = bytesOf(text, document)
      if (own > mostBytes) return
      documents.set(text, { document, bytes: own })
      bytes += own
      for (const oldest of documents.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
  }
}

/** Unparsed documents are not cached: only mistakes send them. */
export const NO_ERRORS_CACHED = { get: () => undefined, set: () => undefined }

function bytesOf(text: string, { loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) tokens += 1
  return text.length * 2 + tokens * BYTES_OF_TOKEN
}
