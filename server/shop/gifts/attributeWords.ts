import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { BLANK_WORDS, isBlankName } from '#domain/gifts/blankWords.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'

/** The buyer's words for blanks, by the blanks' names or by the labels that other storefronts use. */
export function attributeWords(attributes: readonly LineAttribute[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap(({ key, value }) => {
      const name = blankOfKey(key)
      return name === undefined ? [] : [[name, value]]
    }),
  )
}

/** The blank that a line's attribute belongs to, or the giver’s own form of its value. */
export function blankOfKey(key: string): string | undefined {
  return BLANKS_BY_KEY.get(slugOf(key))
}

const BLANKS_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.keys(BLANK_WORDS)
    .filter(isBlankName)
    .flatMap((name) => [
      ...[name, BLANK_WORDS[name].pl, BLANK_WORDS[name].en].map((key) => [slugOf(key), name] as const),
      [slugOf(ownFormKey(name)), ownFormKey(name)] as const,
    ]),
)
