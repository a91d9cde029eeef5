import { changeCase } from '#domain/text/changes/changeCase.ts'
import { sortLines, trimLines, uniqueLines } from '#domain/text/changes/changeLines.ts'
import { cleanPasted } from '#domain/text/changes/cleanPasted.ts'
import { editsBetween } from '#domain/text/changes/diffTexts.ts'
import { findInText } from '#domain/text/changes/findInText.ts'
import { checkParagraph, replacementsOf } from '#domain/text/marks/checkText.ts'
import { countText } from '#domain/text/measures/countText.ts'
import { leftInPost, POST_LIMITS, type PostPlace } from '#domain/text/measures/postLimits.ts'
import { readability } from '#domain/text/measures/readability.ts'
import { repeatedStems } from '#domain/text/measures/repeatedStems.ts'
import { smsParts } from '#domain/text/measures/smsParts.ts'
import type { Edit } from '#domain/text/span.ts'
import type { Dictionary } from '#domain/text/spelling/openDictionary.ts'
import { tidyTypography } from '#domain/text/typography/tidyTypography.ts'
import type { Question, QuestionKind, Questions, TextChange, TextMeasures } from './questions.ts'

/** Stands in while no dictionary is there: every word is right, and rules that ask for forms find nothing. */
const NO_DICTIONARY: Dictionary = {
  isWord: () => true,
  hasForm: () => false,
  suggest: () => [],
  formsFrom: () => [],
  readingsOf: () => [],
  allFormsFrom: () => [],
}

type Answers = {
  readonly [Kind in QuestionKind]: (
    asked: Questions[Kind]['asked'],
    dictionary: Dictionary | null,
  ) => Questions[Kind]['answer']
}

const ANSWERS: Answers = {
  check: ({ lines }, dictionary) => ({
    edition: dictionary === null ? 1 : 2,
    marks: lines.map((line) => checkParagraph(line, dictionary ?? NO_DICTIONARY)),
  }),
  replace: ({ mark }, dictionary) => replacementsOf(mark, dictionary ?? NO_DICTIONARY),
  measure: ({ text }) => measure(text),
  change: ({ text, change }, dictionary) => editsOf(text, change, dictionary ?? NO_DICTIONARY),
  find: ({ text, search }) => findInText(text, search),
}

/** Answers what is asked of a text; without a dictionary by the rules that need none. */
export function answerQuestion<Kind extends QuestionKind>(
  { of, asked }: Question<Kind>,
  dictionary: Dictionary | null,
): Questions[Kind]['answer'] {
  return ANSWERS[of](asked, dictionary)
}

function measure(text: string): TextMeasures {
  const left = (place: PostPlace) => leftInPost(text, place)
  return {
    counts: countText(text),
    sms: smsParts(text),
    left: {
      x: left('x'),
      instagram: left('instagram'),
      facebook: left('facebook'),
      linkedin: left('linkedin'),
      tiktok: left('tiktok'),
      youtubeTitle: left('youtubeTitle'),
      searchTitle: left('searchTitle'),
      searchDescription: left('searchDescription'),
    } satisfies Record<keyof typeof POST_LIMITS, number>,
    readability: readability(text),
    repeated: repeatedStems(text),
  }
}

function editsOf(text: string, change: TextChange, dictionary: Dictionary): readonly Edit[] {
  return change.kind === 'typography'
    ? tidyTypography(text)
    : editsBetween(text, changedText(text, change, dictionary))
}

type OtherChange = Exclude<TextChange, { readonly kind: 'typography' }>

function changedText(text: string, change: OtherChange, { hasForm }: Dictionary): string {
  if (change.kind === 'clean') return cleanPasted(text, hasForm)
  if (change.kind === 'unique') return uniqueLines(text)
  if (change.kind === 'trim') return trimLines(text)
  return change.kind === 'case' ? changeCase(text, change.to) : sortLines(text, change.direction)
}
