import { previewText } from '#domain/catalogue/previewText.ts'
import type { Wordsmith } from '#domain/wording/wordsmith.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import { plainText } from '#domain/wording/writtenText.ts'

/** How each of the texts begins, on one line and cut to a preview (specification part 1, section 4). */
export function variantPreviews(request: WritingRequest, wordsmith: Wordsmith): readonly string[] {
  return wordsmith
    .variants(request)
    .map((written) => previewText(plainText(written).replaceAll(/\s+/gu, ' ')).text)
}
