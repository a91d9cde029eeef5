import { exampleValues } from '#domain/template/exampleValues.ts'
import { BIRTHDAY_CARD } from './birthdayCard.ts'
import { CHRISTMAS_SET } from './christmasSet.ts'
import { LANTERN_FILM } from './lanternFilm.ts'
import { LOVE_LETTER } from './loveLetter.ts'
import { MORNING_TUNE } from './morningTune.ts'
import { PAINTED_PHOTO } from './paintedPhoto.ts'
import { PARTY_INVITATION } from './partyInvitation.ts'
import type { ShippedTemplate } from './parts.ts'
import { PET_PORTRAIT } from './petPortrait.ts'
import { POSTCARD } from './postcard.ts'
import { WALL_POSTER } from './wallPoster.ts'
import { WRAPPING_PAPER } from './wrappingPaper.ts'
import { WRITTEN_NAME_FILM } from './writtenNameFilm.ts'

/** The shipped templates, published at the server's first start. */
export const SHIPPED_TEMPLATES: readonly ShippedTemplate[] = [
  BIRTHDAY_CARD,
  WRITTEN_NAME_FILM,
  PET_PORTRAIT,
  POSTCARD,
  WALL_POSTER,
  MORNING_TUNE,
  LANTERN_FILM,
  PARTY_INVITATION,
  WRAPPING_PAPER,
  PAINTED_PHOTO,
  LOVE_LETTER,
  CHRISTMAS_SET,
].map(withFilled)

/** Its examples were made with these values: visitors can fill them in too. */
function withFilled({ template, filled }: ShippedTemplate): ShippedTemplate {
  const shown = exampleValues(template.form, filled)
  const examples = template.examples.map((example) => ({ ...example, filled: shown }))
  return { filled, template: { ...template, examples } }
}
