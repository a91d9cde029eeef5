import { ISSUE_ENDING, type IssueLanguage, type IssueWords } from '#domain/newsletter/issue.ts'
import { readIssueText } from '#domain/newsletter/issueText.ts'
import type { LetterWords } from './letterWords.ts'

/** An issue of the newsletter as a letter: its text, why it came, and the way to unsubscribe. */
export function issueWords(
  { words, unsubscribeToken }: { readonly words: IssueWords; readonly unsubscribeToken: string },
  language: IssueLanguage,
): LetterWords {
  return {
    subject: words.subject,
    preheader: words.preheader,
    paragraphs: [],
    // Its text was validated before it was sent.
    blocks: readIssueText(words.body, []).blocks,
    notes: [ISSUE_ENDING[language].note],
    other: {
      label: ISSUE_ENDING[language].leave,
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
    },
  }
}
