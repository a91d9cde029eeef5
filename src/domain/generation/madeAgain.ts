import type { GenerationType } from './engines.ts'

/** Whether the same can be asked for once more: a sound that was sent to be written down isn't kept for a second time. */
export const isMadeAgain = ({ type }: { readonly type: GenerationType }): boolean => type !== 'transcription'
