import { isDrawable, readPrompt } from '../readPrompt.ts'
import { tellBrief } from '../tellBrief.ts'

/** The whole report on a prompt, in one line: drawn, written, for whom, unknown. */
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
