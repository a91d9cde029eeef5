import { ISSUE_ENDING, type IssueLanguage, type IssueWords } from '#domain/newsletter/issue.ts'
import { readIssueText } from '#domain/newsletter/issueText.ts'
import type { LetterWords } from './letterWords.ts'

/** An issue of the newsletter as a letter: what was written for it, why it came, and the way out. */
export function issueWords(
  { words, unsubscribeToken }: { readonly words: IssueWords; readonly unsubscribeToken: string },
  language: IssueLanguage,
): LetterWords {
  return {
    subject: words.subject,
    preheader: words.preheader,
    paragraphs: [],
    // What stands in it was judged before it was sent.
    blocks: readIssueText(words.body, []).blocks,
    notes: [ISSUE_ENDING[language].note],
    other: {
      label: ISSUE_ENDING[language].leave,
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
    },
  }
}
