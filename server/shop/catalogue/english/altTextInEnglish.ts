import type {
  CardRecipe,
  EmailRecipe,
  LetterRecipe,
  PhoneRecipe,
  PlannedPicture,
} from '#server/platform/media/recipes.ts'

const CARD = {
  standing: (words) => `Card reading “${words}” standing beside its envelope`,
  envelope: (words) => `Card “${words}” lying on its envelope, seen from above`,
  inside: (words) => `Open card “${words}” with a text for one person printed inside`,
} as const satisfies Record<CardRecipe['view'], (words: string) => string>

const LETTER = {
  envelope: (title) => `Letter beginning with “${title}”, sliding out of an envelope with a wax seal`,
  sheet: (title) => `A sheet of paper with the whole text of “${title}”`,
  note: (title) => `Little card reading “${title}” tied with string, a sprig beside it`,
} as const satisfies Record<LetterRecipe['view'], (title: string) => string>

const PHONE = {
  chat: ({ sender }) => `A phone with an open chat, in it wishes from “${sender}”`,
  screen: ({ design }) => `The same wishes as a colourful picture “${wordsOf(design)}” on a phone`,
} as const satisfies Record<PhoneRecipe['view'], (recipe: PhoneRecipe) => string>

const EMAIL = {
  window: (subject) => `A mail window with a finished message, its subject “${subject}”`,
  sheet: (subject) => `The message “${subject}” printed on headed paper, a pen beside it`,
} as const satisfies Record<EmailRecipe['view'], (subject: string) => string>

const wordsOf = ({ words = [] }: CardRecipe['design']) => words.join(' ')

/** The English alt text of a personalised product's picture; the words on it are quoted. */
export function altTextInEnglish({ recipe, altText }: PlannedPicture): string {
  if (recipe.kind === 'card') return CARD[recipe.view](wordsOf(recipe.design))
  if (recipe.kind === 'letter') return LETTER[recipe.view](recipe.title)
  if (recipe.kind === 'phone') return PHONE[recipe.view](recipe)
  if (recipe.kind === 'email') return EMAIL[recipe.view](recipe.subject)
  throw new Error(`No English words for a picture of kind ${recipe.kind}: ${altText}`)
}
