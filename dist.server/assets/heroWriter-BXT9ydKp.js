import { t as NO_DETAILS } from './personalization-BoixvwcJ.js'
import { r as plainText, t as loadWordsmith } from './loadWordsmith-B0SJAE9J.js'
import { t as requestFor } from './requestFor-SbqtBb2X.js'
// src/features/shop/home/heroWriter.ts
/** Its code comes with the first word. Rejects where the words can’t be had. */
async function loadHeroWriter(language) {
  const wordsmith = await loadWordsmith(language)
  return {
    write: (product, given) => textOf(wordsmith, writingOf(product, given)),
    keep: async (product, given) => {
      const writing = writingOf(product, given)
      const words = {
        given: {},
        text: textOf(wordsmith, writing),
      }
      try {
        const [{ beginGift }, { database }] = await Promise.all([
          import('./beginGift-CLSFC5UK.js'),
          import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
        ])
        const draft = {
          words,
          details: NO_DETAILS,
          wasInCart: false,
          writing,
        }
        return await beginGift(await database(), product.handle, draft)
      } catch {
        return
      }
    },
  }
}
/** A short text: it has to stand beside its fields. */
function writingOf({ details }, given) {
  return {
    isOpen: true,
    request: {
      ...requestFor(details, {
        ...given,
        sender: '',
      }),
      length: 'short',
    },
    variant: 0,
    turns: {},
  }
}
function textOf(wordsmith, writing) {
  const written = wordsmith.written(writing)
  return written === null ? '' : plainText(written)
}
export { loadHeroWriter }
