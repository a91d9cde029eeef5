/** What a text engine can do with a text that is given to it. */
export const REWORK_TASKS = [
  'rephrase',
  'shorten',
  'lengthen',
  'formal',
  'warm',
  'plain',
  'summarize',
  'to-pl',
  'to-en',
  'to-de',
  'to-uk',
  'to-fr',
  'to-es',
] as const

export type ReworkTask = (typeof REWORK_TASKS)[number]
export type TranslationTask = Extract<ReworkTask, `to-${string}`>

export function isTranslation(task: ReworkTask): task is TranslationTask {
  return task.startsWith('to-')
}
