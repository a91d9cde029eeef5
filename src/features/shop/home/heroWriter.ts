import type { Product } from '#domain/catalogue/product.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { loadWordsmith } from '#domain/wording/loadWordsmith.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import type { Wordsmith } from '#domain/wording/wordsmith.ts'
import type { Writing } from '#domain/wording/writing.ts'
import { plainText } from '#domain/wording/writtenText.ts'
import type { Language } from '#i18n/languages.ts'

/** The writer's words about the recipient. */
export interface HeroWords {
  readonly name: string
  readonly memory: string
}

/** The writer of the home page's card, in one language. */
export interface HeroWriter {
  /** The text that goes into a card of this product. */
  readonly write: (product: Product, given: HeroWords) => string
  /** Keeps it as a gift that was begun. Resolves to its id; to undefined where this device keeps nothing. */
  readonly keep: (product: Product, given: HeroWords) => Promise<string | undefined>
}

/** Its code loads with the first word. Rejects where the words can’t be loaded. */
export async function loadHeroWriter(language: Language): Promise<HeroWriter> {
  const wordsmith = await loadWordsmith(language)
  return {
    write: (product, given) => textOf(wordsmith, writingOf(product, given)),
    keep: async (product, given) => {
      const writing = writingOf(product, given)
      const words = { given: {}, text: textOf(wordsmith, writing) }
      try {
        // Comes with the press: who only tries the words needs no database.
        const [{ beginGift }, { database }] = await Promise.all([
          import('#offline/gifts/beginGift.ts'),
          import('#offline/openDatabase.ts'),
        ])
        const details = { ...NO_DETAILS, recipientName: given.name.trim() }
        const draft = { words, details, wasInCart: false, writing }
        return await beginGift(await database(), product.handle, draft)
      } catch {
        // The card’s page is the way on all the same.
        return undefined
      }
    },
  }
}

/** A short text: it has to fit beside its fields. */
function writingOf({ handle, details }: Product, given: HeroWords): Writing {
  const request = requestFor({ handle, ...details }, { ...given, sender: '' })
  return { isOpen: true, request: { ...request, length: 'short' }, variant: 0, turns: {} }
}

function textOf(wordsmith: Wordsmith, writing: Writing): string {
  const written = wordsmith.written(writing)
  return written === null ? '' : plainText(written)
}
