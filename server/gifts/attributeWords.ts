import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { BLANK_WORDS, isBlankName } from '#domain/gifts/blankWords.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'

/** What the buyer gave for blanks: by their names, or by what they are called where other fronts ask for them. */
export function attributeWords(attributes: readonly LineAttribute[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap(({ key, value }) => {
      const name = blankOfKey(key)
      return name === undefined ? [] : [[name, value]]
    }),
  )
}

/** The blank that an attribute of a line is about, or the giver’s own form of what was given for it. */
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
