import { z } from 'zod'

const seconds = z.array(z.number())

/** What sherpa-onnx answers for a window: times are in seconds from where that begins. */
export const recognizedSchema = z.object({
  text: z.string(),
  /** Parts of words; a space, or „▁”, before the first of a word. */
  tokens: z.array(z.string()).default([]),
  /** When each token began; none for models that don't tell. */
  timestamps: seconds.default([]),
  /** How long each token took; none for models that don't tell. */
  durations: seconds.default([]),
  segment_texts: z.array(z.string()).default([]),
  segment_timestamps: seconds.default([]),
  segment_durations: seconds.default([]),
})

export type Recognized = z.infer<typeof recognizedSchema>
