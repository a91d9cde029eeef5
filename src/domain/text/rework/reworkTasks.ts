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

/** The task among the options of a generation; null for one that was given no text. */
export function taskAmong({ task }: Readonly<Record<string, unknown>>): ReworkTask | null {
  return REWORK_TASKS.find((known) => known === task) ?? null
}

export function isTranslation(task: ReworkTask): task is TranslationTask {
  return task.startsWith('to-')
}
