import type { Design, PlannedPicture, Recipe } from '#server/platform/media/recipes.ts'
import { altTextInEnglish } from './altTextInEnglish.ts'
import type { EnglishSampleText } from './englishText.ts'

/**
 * A personalised product's picture for English readers: with the words printed for them. Throws for any other picture.
 */
export function pictureInEnglish(
  { recipe, altText }: PlannedPicture,
  text: EnglishSampleText,
): PlannedPicture {
  const english = recipeInEnglish(recipe, text)
  return { recipe: english, altText: altTextInEnglish({ recipe: english, altText }) }
}

function recipeInEnglish(recipe: Recipe, english: EnglishSampleText): Recipe {
  const paragraphs = english.sample.split(/\n{2,}/u)
  if (recipe.kind === 'card') {
    const design = withWords(recipe.design, english)
    return recipe.text === undefined ? { ...recipe, design } : { ...recipe, design, text: paragraphs }
  }
  if (recipe.kind === 'phone') {
    const { sender = recipe.sender } = english
    return { ...recipe, design: withWords(recipe.design, english), sender, text: messagesOf(english.sample) }
  }
  if (recipe.kind === 'letter') {
    const [title = '', ...text] = greetingApart(paragraphs)
    return { ...recipe, title, text }
  }
  // An e-mail’s last lines name its sender: the drawing has them separately.
  if (recipe.kind === 'email') {
    const { subject = recipe.subject } = english
    return { ...recipe, subject, text: paragraphs.slice(0, -1) }
  }
  return recipe
}

function withWords(design: Design, { cover }: EnglishSampleText): Design {
  return cover === undefined ? design : { ...design, words: cover }
}

/** A longer first paragraph isn’t only a greeting. */
const LONGEST_GREETING = 48

/** Paragraphs of which the first is only a greeting. */
function greetingApart([first = '', ...rest]: readonly string[]): readonly string[] {
  const end = first.indexOf(', ')
  if (first.length <= LONGEST_GREETING || end === -1) return [first, ...rest]
  return [first.slice(0, end + 1), first.slice(end + 2), ...rest]
}

/** How many messages fit below the picture of a chat. */
const MESSAGES = 3

/** The first sentences, each sent separately. */
function messagesOf(sample: string): readonly string[] {
  const sentences = sample.replaceAll('\n', ' ').match(/[^.!?]+[.!?]+/gu) ?? [sample]
  return sentences.slice(0, MESSAGES).map((sentence) => sentence.trim())
}
