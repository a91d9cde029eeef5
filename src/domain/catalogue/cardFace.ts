import type { Picture, Product } from './product.ts'

type Language = 'pl' | 'en'

/** The places of a face’s two languages among its product’s. */
const NUMBERS: Readonly<Record<Language, number>> = { pl: 1, en: 2 }

/** The size of every face, px: the proportions of A6. */
export const FACE_SIZE = { width: 1_050, height: 1_480 } as const

/** The file name of a product's front picture: the closed card as its recipient sees it first. */
export const faceName = (handle: string, language: Language) => `faces/${handle}/${NUMBERS[language]}`

/**
 * The front of the text on a product’s page; the product’s own picture where the store is elsewhere; null for neither.
 */
export function frontOf(
  { handle, title, featuredPicture }: Pick<Product, 'handle' | 'title' | 'featuredPicture'>,
  { language, isOwnShop }: { readonly language: Language; readonly isOwnShop: boolean },
): Picture | null {
  if (!isOwnShop) return featuredPicture
  return { url: `/media/${faceName(handle, language)}.jpg`, ...FACE_SIZE, altText: title }
}
