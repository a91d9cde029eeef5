import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Un as number,
  Wn as object,
  Zn as record,
  ar as _gte,
  cr as _lte,
  lr as _maxLength,
  nr as unknown,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
// src/domain/generation/generation.ts
/**
 * Where a generation stands (specification part 2, section 4). On a device it is pending until the start is
 * acknowledged; a server calls what still waits in its queue pending, too.
 */
var GENERATION_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled']
/** Nothing changes any more. */
function isEnded(status) {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}
/** One file of a result. Addresses are signed and run out: they are asked for again, never kept as lasting. */
var generatedFileSchema = object({
  /** `original` is what was asked for; `alternative` the same in another format; `poster` a still of a video. */
  role: _enum(['original', 'alternative', 'preview', 'thumbnail', 'poster']),
  format: _enum(['webp', 'avif', 'png', 'jpeg', 'mp4', 'webm', 'mp3', 'wav', 'txt']),
  mediaType: string(),
  url: string(),
  bytes: int(),
  width: nullable(int()),
  height: nullable(int()),
  durationMs: nullable(int()),
  frameRate: nullable(number()),
  /**
   * How loud a sound is along its length: each point the loudest sample of its stretch, 0 to 100 of the loudest of all.
   * Missing where nobody could decode it, and for what is no sound.
   */
  wave: optional(array(int().check(_gte(0), _lte(100))).check(_maxLength(96))),
})
var generationResultSchema = object({
  files: array(generatedFileSchema),
  /** `#rrggbb`, shown until the picture is there; null for sound and text. */
  colour: nullable(string()),
  /** Null where the engine doesn't tell. With the same seed, prompt and options the same comes out. */
  seed: nullable(int()),
  /** Made by rules, not by AI. The screen says so. */
  isProcedural: boolean(),
  /** What a text or a transcription says. */
  text: nullable(string()),
})
var usageSchema = object({
  credits: int(),
  /** Milliseconds; null until it is done. */
  processingTime: nullable(int()),
})
/** A generation as the server knows it (specification part 2, section 3). Times are ISO 8601. */
var generationSchema = object({
  id: string(),
  type: _enum(GENERATION_TYPES),
  prompt: string(),
  engine: string(),
  options: record(string(), unknown()),
  status: _enum(GENERATION_STATUSES),
  createdAt: string(),
  startedAt: nullable(string()),
  completedAt: nullable(string()),
  usage: usageSchema,
  /** Credits that come back when it is cancelled now; once it has ended, those that did. Generators elsewhere may not tell. */
  refund: optional(int()),
  refCode: string(),
  /** 0 to 100. */
  progress: int(),
  /** Milliseconds left; null once it has ended. */
  estimatedTime: nullable(int()),
  /** 1 is next; 0 when it is being made or has ended. */
  queuePosition: int(),
  result: nullable(generationResultSchema),
  error: nullable(
    object({
      code: string(),
      message: string(),
    }),
  ),
  tags: array(string()),
  isFavourite: boolean(),
  isPublic: boolean(),
  /** The token of its share link; null when there is none. */
  shareToken: nullable(string()),
})
/** What a generation shows to people it isn't theirs: no tags, no price, and the prompt only with the result. */
var sharedGenerationSchema = object({
  id: string(),
  type: _enum(GENERATION_TYPES),
  prompt: string(),
  engine: string(),
  completedAt: string(),
  result: generationResultSchema,
  /** The public name of whoever made it; null where they have none. */
  author: nullable(
    object({
      username: string(),
      displayName: nullable(string()),
    }),
  ),
})
export {
  isEnded as a,
  generationSchema as i,
  generatedFileSchema as n,
  sharedGenerationSchema as o,
  generationResultSchema as r,
  usageSchema as s,
  GENERATION_STATUSES as t,
}
