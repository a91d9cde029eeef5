import { parse } from 'yaml'
import { z } from 'zod'
import { AUDIENCES, type ContentLanguage } from '#domain/content/kinds.ts'
import { withRules } from '#domain/content/ruleWords.ts'
import { MOODS, ART_NAMES } from '#server/platform/media/recipes.ts'

/** The display of a motif on a cover: printed on a product of the shop. */
export const COVER_VIEWS = ['card', 'poster', 'mug', 'cushion', 'notebook', 'tote', 'prints'] as const

const pictureSchema = z.strictObject({
  as: z.enum(COVER_VIEWS),
  art: z.enum(ART_NAMES),
  mood: z.enum(MOODS),
  words: z.array(z.string().max(40)).max(3).optional(),
  alt: z.string().min(1).max(200),
})
export type WrittenPicture = z.infer<typeof pictureSchema>

const headSchema = z.strictObject({
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(300),
  date: z.iso.date(),
  changed: z.iso.date().optional(),
  author: z.string().max(80).default('Zespół Iskry'),
  audience: z.enum(AUDIENCES).optional(),
  tags: z.array(z.string().min(1).max(40)).max(8).default([]),
  series: z.strictObject({ name: z.string().min(1).max(80), position: z.int().min(1) }).optional(),
  cover: pictureSchema.optional(),
  /** Pictures of the text, written there as `![alt](picture:1 "caption")`. */
  pictures: z.array(pictureSchema).max(40).default([]),
})

/** An article as its author wrote it. */
export interface WrittenArticle extends z.infer<typeof headSchema> {
  readonly body: string
}

/** Enough for forty pictures with their words; reading takes longer than linear time. */
const MOST_HEAD = 24_000
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u

/** The reason why a text is no valid article, worded for its author. */
export class ArticleProblem extends Error {
  override readonly name: string = 'ArticleProblem'
}

/** The text names an unknown rule. */
export class UnknownRules extends ArticleProblem {
  override readonly name = 'UnknownRules'
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super(`there is no rule of that name: ${names.join(', ')}`)
    this.names = names
  }
}

/**
 * Reads Markdown with front matter and replaces the names of rules by their current values, so that every form of the
 * article shows them. Throws an `ArticleProblem` for an invalid article.
 */
export function readArticleFile(source: string, language: ContentLanguage): WrittenArticle {
  const { text, unknown } = withRules(source, language)
  if (unknown.length > 0) throw new UnknownRules(unknown)
  const [, head, body] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined)
    throw new ArticleProblem('no front matter between two lines of ---')
  if (head.length > MOST_HEAD) throw new ArticleProblem('the front matter is too long')
  const read = headSchema.safeParse(parsedYaml(head))
  if (!read.success) throw new ArticleProblem(z.prettifyError(read.error))
  return { ...read.data, body }
}

function parsedYaml(head: string): unknown {
  try {
    // Aliases could make a few lines larger than memory.
    return parse(head, { maxAliasCount: 0 })
  } catch (cause) {
    throw new ArticleProblem(cause instanceof Error ? cause.message : 'unreadable front matter', { cause })
  }
}
