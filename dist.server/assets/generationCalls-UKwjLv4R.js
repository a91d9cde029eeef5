import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Un as number,
  Wn as object,
  Yn as prefault,
  Zn as record,
  _r as safeParse,
  ar as _gte,
  cr as _lte,
  gr as parse,
  lr as _maxLength,
  mr as _trim,
  tr as union,
  ur as _minLength,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import {
  i as generationSchema,
  o as sharedGenerationSchema,
  t as GENERATION_STATUSES,
} from './generation-BQW4xyj3.js'
import { i as SEED_LIMIT, t as NEGATIVE_PROMPT_MOST } from './limits-Ds6YhBKw.js'
import './generatorContract-C6hWhjlC.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/fields/fieldKinds.ts
var SAMENESS = ['equals', 'notEquals']
var ORDER = ['gt', 'lt']
var WORDING = ['contains', 'startsWith', 'endsWith']
var ID_MOST = 100
/** Everything the program knows of a kind of field. A new kind doesn't compile until it stands here. */
var FIELD_KINDS = {
  radio: {
    schema: ({ values }) => literal([...values]),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  number: {
    schema: ({ max }) => int().check(_gte(0), _lte(max)),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  text: {
    schema: ({ isRequired, maxLength }) => textOf(isRequired === true ? 1 : 0, maxLength),
    operators: [...SAMENESS, ...WORDING],
    fact: wordOrNumber,
  },
  image: {
    schema: ({ isRequired }) => textOf(isRequired === true ? 1 : 0, ID_MOST),
    operators: SAMENESS,
    fact: () => null,
  },
  hidden: {
    schema: ({ isRequired, maxLength }) => textOf(isRequired === true ? 1 : 0, maxLength),
    operators: [...SAMENESS, ...WORDING],
    fact: () => null,
  },
}
/** The value of one field, read from anything; undefined for what is no value of it. */
function readValue(field, value) {
  return safeParse(FIELD_KINDS[field.kind].schema(field), value).data
}
function textOf(least, most) {
  return string().check(_minLength(least), _maxLength(most))
}
function wordOrNumber(value) {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}
// src/domain/fields/readFields.ts
function fieldSchema(field) {
  return FIELD_KINDS[field.kind].schema(field)
}
function fieldsSchema(fields) {
  return object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, partOf(field)])))
}
function partOf(field) {
  const schema = fieldSchema(field)
  if (field.default !== void 0) return prefault(schema, field.default)
  return field.isRequired === true ? schema : optional(schema)
}
/**
 * The values of a set of fields as far as they can be read, the defaults for the rest. Throws where a required one
 * can't be.
 */
function readFields(fields, loose) {
  const schema = fieldsSchema(fields)
  const read = safeParse(schema, loose)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])))
  return parse(schema, Object.fromEntries(Object.entries(loose).filter(([name]) => !wrong.has(name))))
}
// src/domain/fields/field.ts
/** A choice among these values, one of which is made for whoever doesn't choose. */
function radioField(settings) {
  return {
    kind: 'radio',
    ...settings,
  }
}
// src/domain/generation/options.ts
/** The number that a result can be made again by. */
var seed = {
  kind: 'number',
  max: SEED_LIMIT - 1,
}
var negativePrompt = {
  kind: 'text',
  maxLength: NEGATIVE_PROMPT_MOST,
}
/** A picture of the own gallery to start from. */
var reference = { kind: 'image' }
var language = radioField({
  values: ['pl', 'en'],
  default: 'pl',
})
/**
 * The options of each type, in the order in which they are told of a result. Everything that reads, asks for, shows
 * or sends an option is made from these fields or checked against them.
 */
var GENERATOR_OPTIONS = {
  image: {
    style: radioField({
      values: ['natural', 'vivid', 'watercolour', 'paper-cut', 'linocut', 'poster', 'pattern', 'typographic'],
      default: 'natural',
    }),
    size: radioField({
      values: ['1024x1024', '1152x896', '896x1152', '1344x768', '768x1344', '1536x640'],
      default: '1024x1024',
    }),
    quality: radioField({
      values: ['standard', 'hd', 'print'],
      default: 'standard',
    }),
    seed,
    negativePrompt,
    reference,
  },
  video: {
    style: radioField({
      values: ['realistic', 'animated', 'paper-cut', 'abstract'],
      default: 'realistic',
    }),
    aspect: radioField({
      values: ['16:9', '9:16', '1:1'],
      default: '16:9',
    }),
    resolution: radioField({
      values: ['720p', '1080p'],
      default: '1080p',
    }),
    duration: radioField({
      values: [5, 10],
      default: 5,
      unit: 'second',
    }),
    fps: radioField({
      values: [24, 30],
      default: 24,
    }),
    animation: radioField({
      values: ['auto', 'scene', 'envelope', 'lanterns', 'name', 'confetti', 'loop'],
      default: 'auto',
    }),
    soundtrack: radioField({
      values: ['music', 'none'],
      default: 'music',
    }),
    seed,
    negativePrompt,
    reference,
  },
  music: {
    mood: radioField({
      values: ['auto', 'calm', 'joyful', 'festive', 'tender', 'solemn', 'energetic', 'rock'],
      default: 'auto',
    }),
    duration: radioField({
      values: [15, 30, 60],
      default: 30,
      unit: 'second',
    }),
    seed,
  },
  speech: {
    voice: {
      kind: 'hidden',
      maxLength: 60,
    },
    language,
  },
  text: { language },
  transcription: {
    /** The stored sound that is written down. */
    source: {
      kind: 'hidden',
      maxLength: 200,
      isRequired: true,
    },
    language,
  },
}
/** What can be asked of each type. Anything that isn't named is dropped, a wrong value is refused. */
var OPTIONS_SCHEMAS = {
  image: fieldsSchema(GENERATOR_OPTIONS.image),
  video: fieldsSchema(GENERATOR_OPTIONS.video),
  music: fieldsSchema(GENERATOR_OPTIONS.music),
  speech: fieldsSchema(GENERATOR_OPTIONS.speech),
  text: fieldsSchema(GENERATOR_OPTIONS.text),
  transcription: fieldsSchema(GENERATOR_OPTIONS.transcription),
}
object({
  /** `next` of the page before. */
  before: optional(string().check(_maxLength(200))),
  /** In the prompt and the tags. */
  q: optional(string().check(_maxLength(200))),
  type: optional(_enum(GENERATION_TYPES)),
  status: optional(_enum(GENERATION_STATUSES)),
  engine: optional(string().check(_maxLength(60))),
  tag: optional(string().check(_maxLength(40))),
  favourite: optional(_enum(['true'])),
  /** The one that a click started, where its answer was lost. */
  ref_code: optional(string().check(_maxLength(100))),
})
var archivePageSchema = object({
  items: array(generationSchema),
  /** Null on the last page. */
  next: nullable(string()),
  /** How many there are with these filters. */
  total: int(),
})
var tag = string().check(_trim(), _minLength(1), _maxLength(40))
object({
  tags: optional(array(tag).check(_maxLength(20))),
  isFavourite: optional(boolean()),
  /** Only what is completed can be public. */
  isPublic: optional(boolean()),
})
/** `POST /api/v1/generations/{id}/share` (the same link again while it stands); `DELETE` of it revokes. */
var shareSchema = object({
  token: string(),
  url: string(),
})
object({
  /** `next` of the page before. */
  before: optional(string().check(_maxLength(200))),
})
var sharedPageSchema = object({
  items: array(sharedGenerationSchema),
  next: nullable(string()),
})
/** `GET /api/v1/generations/stats` (specification part 2, section 3). */
var generationStatsSchema = object({
  total: int(),
  successes: int(),
  failures: int(),
  creditsUsed: int(),
  /** Milliseconds; null when nothing is completed. */
  averageProcessingTime: nullable(int()),
  imageCount: int(),
  videoCount: int(),
  audioCount: int(),
  lastGenerationAt: nullable(string()),
})
// src/domain/generation/engineTakes.ts
/**
 * What an engine heeds of its type's options: `true` for all of one, some of its values, and nothing for `false` and for
 * what isn't named. An option that isn't heeded is neither shown nor sent.
 */
var engineTakesSchema = record(string(), union([boolean(), array(union([string(), number()]))]))
var FIELDS = GENERATOR_OPTIONS
/** The fields of a type as one engine takes them: the choices narrowed to those that it heeds. */
function takenFields(type, takes) {
  return Object.fromEntries(
    Object.entries(FIELDS[type]).flatMap(([name, field]) => {
      const taken = narrowed(field, takes[name] ?? false)
      return taken === null ? [] : [[name, taken]]
    }),
  )
}
function narrowed(field, takes) {
  if (takes === false) return null
  if (takes === true || field.kind !== 'radio') return field
  const values = field.values.filter((value) => takes.includes(value))
  const [first] = values
  if (first === void 0) return null
  const isDefaultTaken = field.default !== void 0 && values.includes(field.default)
  return {
    ...field,
    values,
    default: isDefaultTaken ? field.default : first,
  }
}
// src/domain/generation/engineOffer.ts
/** An engine as a server offers it: `GET /api/v1/generation/engines`, to anybody. */
var engineOfferSchema = object({
  id: string(),
  type: _enum(GENERATION_TYPES),
  /** Its proper name; what it is good at is said by the screen, which knows the engines it has words for. */
  name: string(),
  /** What one generation costs, whatever its options. */
  credits: int(),
  /** False for one whose provider isn't configured here: it is shown as such and can't be started. */
  isAvailable: boolean(),
  isProcedural: boolean(),
  /** What it heeds of its type's options. */
  takes: engineTakesSchema,
  /** What it takes of late, ms; null until measured. */
  typicalTime: nullable(int()),
  /** How many wait in its queue. */
  waiting: int(),
})
var engineOffersSchema = object({ engines: array(engineOfferSchema) })
// src/api/product/generationCalls.ts
/** What can be generated with, and what it costs now. */
async function listEngines(api, options) {
  const request = {
    answer: engineOffersSchema,
    isAnonymous: true,
  }
  return (
    await api.call('GET /api/v1/generation/engines', {
      ...options,
      ...request,
    })
  ).engines
}
/** One page of the own archive, newest first; `before` is the `next` of the page before it. */
function listGenerations(api, query = {}, options) {
  return api.call('GET /api/v1/generations', {
    ...options,
    query,
    answer: archivePageSchema,
  })
}
function readGenerationStats(api, options) {
  return api.call('GET /api/v1/generations/stats', {
    ...options,
    answer: generationStatsSchema,
  })
}
/** Rejects with NOT_FOUND for what isn't one's own. */
function readGeneration(api, id, options) {
  const request = {
    path: { id },
    answer: generationSchema,
  }
  return api.call('GET /api/v1/generations/{id}', {
    ...options,
    ...request,
  })
}
/** Rejects with NOT_COMPLETED where something is to be public that isn't completed. */
function changeGeneration(api, id, body, options) {
  const request = {
    path: { id },
    body,
    answer: generationSchema,
  }
  return api.call('PATCH /api/v1/generations/{id}', {
    ...keyed(options),
    ...request,
  })
}
/** Gone for everybody; for a day it can be restored, without its share link. */
function deleteGeneration(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/generations/{id}', {
    ...keyed(options),
    ...request,
  })
}
/** Rejects with NOT_FOUND once it is too late. */
function restoreGeneration(api, id, options) {
  const request = {
    path: { id },
    answer: generationSchema,
  }
  return api.call('POST /api/v1/generations/{id}/restore', {
    ...keyed(options),
    ...request,
  })
}
/** The share link, the same one as long as it stands. Rejects with NOT_COMPLETED. */
function shareGeneration(api, id, options) {
  const request = {
    path: { id },
    answer: shareSchema,
  }
  return api.call('POST /api/v1/generations/{id}/share', {
    ...keyed(options),
    ...request,
  })
}
/** The share link leads nowhere from now on. */
function revokeShare(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/generations/{id}/share', {
    ...keyed(options),
    ...request,
  })
}
/** Rejects with NOT_FOUND for what isn't public. */
function readPublicGeneration(api, id, options) {
  const request = {
    path: { id },
    answer: sharedGenerationSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/generations/{id}/public', {
    ...options,
    ...request,
  })
}
/** What people have made public, the latest first; `before` is the `next` of the page before it. */
function listSharedGenerations(api, { before } = {}, options) {
  const request = {
    query: { before },
    answer: sharedPageSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/generations/shared', {
    ...options,
    ...request,
  })
}
/** What a share link leads to. Rejects with NOT_FOUND for one that was revoked or never was. */
function readSharedGeneration(api, token, options) {
  const request = {
    path: { token },
    answer: sharedGenerationSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/generations/shared/{token}', {
    ...options,
    ...request,
  })
}
export {
  readFields as _,
  listSharedGenerations as a,
  readPublicGeneration as c,
  revokeShare as d,
  shareGeneration as f,
  fieldSchema as g,
  OPTIONS_SCHEMAS as h,
  listGenerations as i,
  readSharedGeneration as l,
  GENERATOR_OPTIONS as m,
  deleteGeneration as n,
  readGeneration as o,
  takenFields as p,
  listEngines as r,
  readGenerationStats as s,
  changeGeneration as t,
  restoreGeneration as u,
  FIELD_KINDS as v,
  readValue as y,
}
