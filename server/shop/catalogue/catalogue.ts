import type { CatalogueCollection, CatalogueProduct } from './catalogueProduct.ts'
import { birthdayCards } from './content/birthdayCards.ts'
import { birthdayMessages } from './content/birthdayMessages.ts'
import { businessEmails } from './content/businessEmails.ts'
import { creditPacks } from './content/creditPacks.ts'
import { familyCards } from './content/familyCards.ts'
import { homeGifts } from './content/homeGifts.ts'
import { loveLetters } from './content/loveLetters.ts'
import { motionCourses } from './content/motionCourses.ts'
import { mugs } from './content/mugs.ts'
import { occasionCollections } from './content/occasionCollections.ts'
import { paperGifts } from './content/paperGifts.ts'
import { pictureCourses } from './content/pictureCourses.ts'
import { seasonCards } from './content/seasonCards.ts'
import { shelfCollections } from './content/shelfCollections.ts'
import { textiles } from './content/textiles.ts'
import { thankYouNotes } from './content/thankYouNotes.ts'
import { wallPrints } from './content/wallPrints.ts'

/** The embedded shop's catalogue. */
export const catalogueProducts: readonly CatalogueProduct[] = [
  ...creditPacks,
  ...birthdayCards,
  ...familyCards,
  ...seasonCards,
  ...thankYouNotes,
  ...loveLetters,
  ...birthdayMessages,
  ...businessEmails,
  ...mugs,
  ...wallPrints,
  ...textiles,
  ...paperGifts,
  ...homeGifts,
  ...pictureCourses,
  ...motionCourses,
]

/** The shelves, in the order the shop shows them. */
export const catalogueCollections: readonly CatalogueCollection[] = [
  ...shelfCollections,
  ...occasionCollections,
]
