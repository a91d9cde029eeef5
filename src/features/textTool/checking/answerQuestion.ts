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
import type { QuestionKind, Questions, TextChange, TextMeasures, ToWorker } from './questions.ts'

/** Stands in while no dictionary is there: every word is right, and rules that ask for forms find nothing. */
const NO_DICTIONARY: Dictionary = { isWord: () => true, hasForm: () => false, suggest: () => [] }

type Asked = Exclude<ToWorker, { kind: 'fetch' }>

/** Answers what is asked of a text; without a dictionary by the rules that need none. */
export function answerQuestion(
  question: Asked,
  dictionary: Dictionary | null,
): Questions[QuestionKind]['answer'] {
  const words = dictionary ?? NO_DICTIONARY
  switch (question.kind) {
    case 'check':
      return {
        edition: dictionary === null ? 1 : 2,
        marks: question.lines.map((line) => checkParagraph(line, words)),
      }
    case 'replace':
      return replacementsOf(question.mark, words)
    case 'measure':
      return measure(question.text)
    case 'change':
      return editsOf(question.text, question.change, words)
    case 'find':
      return findInText(question.text, question.search)
  }
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

function editsOf(text: string, change: TextChange, { hasForm }: Dictionary): readonly Edit[] {
  switch (change.kind) {
    case 'typography':
      return tidyTypography(text)
    case 'clean':
      return editsBetween(text, cleanPasted(text, hasForm))
    case 'unique':
      return editsBetween(text, uniqueLines(text))
    case 'trim':
      return editsBetween(text, trimLines(text))
    case 'case':
      return editsBetween(text, changeCase(text, change.to))
    case 'sort':
      return editsBetween(text, sortLines(text, change.direction))
  }
}
