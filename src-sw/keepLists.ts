import { entriesPath } from '#domain/content/entry.ts'
import { CONTENT_KINDS, type ContentLanguage } from '#domain/content/kinds.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { log } from '#domain/log.ts'
import { modelsReadPath } from '#domain/models/model.ts'

interface KeepListsOptions {
  readonly isKept: (path: string) => Promise<boolean>
  /** Keeps an answer of what the product API shows everybody, by its path. */
  readonly cacheRead: (path: string) => Promise<void>
  /** The person asked for fewer bytes: only what they open is kept. */
  readonly savesData: () => boolean
}

const READ_IN = { PL: 'pl', EN: 'en' } as const satisfies Record<StorefrontLanguage, ContentLanguage>

/**
 * Keeps the lists of what there is to read and of the models in a language, so that they can be looked through without
 * a network although nobody has opened them: a few small answers, one after the other. What is kept already is renewed
 * by whoever opens it. Never rejects: the next start of a page tries again.
 */
export async function keepLists(
  device: StorefrontLanguage,
  { isKept, cacheRead, savesData }: KeepListsOptions,
): Promise<void> {
  if (savesData()) return
  const language = READ_IN[device]
  const paths = [...CONTENT_KINDS.map((kind) => entriesPath(language, kind)), modelsReadPath(language)]
  try {
    for (const path of paths) if (!(await isKept(path))) await cacheRead(path)
  } catch (error) {
    log.debug('worker', 'the lists could not be kept', { reason: String(error) })
  }
}
