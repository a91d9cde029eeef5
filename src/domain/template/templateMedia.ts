import * as z from 'zod/mini'
import { LONGEST_ID } from './templateLimits.ts'
import type { Template } from './templateSchema.ts'

// Media of a template: its thumbnail and its examples. They are the template’s own, not those of the people who sent or
// made them, and are public while a published version shows them.

/** Where they are answered. */
export const TEMPLATE_MEDIA_PATH = '/files/templates'

/** The largest thumbnail upload, in bytes: more than a photograph of a phone has. */
export const MEDIA_BYTES_MOST = 15_000_000
/** The longer side of a picture as it is kept, in px: twice as large as a card shows it. */
export const MEDIA_PX_MOST = 1_280
/** A card’s width by its height. */
export const CARD_RATIO = 4 / 3

const ADDRESS = /^\/files\/templates\/([\w-]{1,64})\/file\.[a-z\d]{2,5}$/u

/** As a template names it. */
export const mediaAddress = (id: string, ending: string): string =>
  `${TEMPLATE_MEDIA_PATH}/${id}/file.${ending}`

/** The id of the file at an address; null for every other address. */
export function mediaIdOf(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}

/** The ids of all files of its own that a template shows. */
export function mediaOf({ details, examples }: Pick<Template, 'details' | 'examples'>): readonly string[] {
  const addresses = [details.thumbnailUrl, details.previewVideoUrl, ...examples.map(({ url }) => url)]
  return [...new Set(addresses.flatMap((address) => mediaIdOf(address) ?? []))]
}

/** `GET` and `POST /api/v1/template-media…`. */
export const templateMediaSchema = z.object({
  id: z.string(),
  /** As the template names it: public once that is published. */
  url: z.string(),
  /** Where its author sees it before that: it runs out. */
  address: z.string(),
})
export type TemplateMedia = z.infer<typeof templateMediaSchema>

/** `POST /api/v1/template-media/results`: one thing that a run of one’s own has made. */
export const takeResultSchema = z.object({
  run: z.string().check(z.maxLength(LONGEST_ID)),
  /** The id of the output. */
  output: z.string().check(z.maxLength(LONGEST_ID)),
  /** The index of the arriving value, from 0. */
  part: z.int().check(z.gte(0), z.lte(1_000)),
})
export type TakeResult = z.infer<typeof takeResultSchema>
