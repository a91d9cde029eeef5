import { isDrawable, readPrompt } from '../readPrompt.ts'
import { tellBrief } from '../tellBrief.ts'

/** All that is said of a prompt, in one line: what is drawn, what is written, whom it is for, what isn't known. */
export function told(prompt: string): string {
  const brief = readPrompt(prompt)
  const { words, dedication, unread } = brief
  return [
    isDrawable(brief) ? tellBrief(brief, 'pl') : 'nic',
    ...words.map((line) => `„${line}”`),
    ...(dedication === null ? [] : [`@ ${dedication}`]),
    ...(unread.length === 0 ? [] : [`nie umiem: ${unread.map(({ word }) => word).join(', ')}`]),
  ].join(' | ')
}
