import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Rn as int,
  Rr as ENGINE_ID,
  Wn as object,
  Yn as prefault,
  Zn as record,
  ar as _gte,
  lr as _maxLength,
  nr as unknown,
  pr as _regex,
  ur as _minLength,
} from '../renderPage.js'
import {
  i as generationSchema,
  r as generationResultSchema,
  s as usageSchema,
  t as GENERATION_STATUSES,
} from './generation-BQW4xyj3.js'
object({
  prompt: string(),
  engine: string().check(_regex(ENGINE_ID)),
  options: prefault(record(string(), unknown()), {}),
  /** One per click: the same one again answers with the same generation and costs nothing more. */
  refCode: string().check(_minLength(8), _maxLength(100)),
  /** The price the person saw: a start that would cost more is refused. Whatever it costs, where it isn't named. */
  credits: optional(int().check(_gte(0))),
})
object({
  id: string(),
  status: _enum(GENERATION_STATUSES),
  /** What was reserved for it. */
  credits: int(),
  /** Credits that come back when it is cancelled now. */
  refund: optional(int()),
  queuePosition: int(),
  estimatedTime: nullable(int()),
})
object({
  id: string(),
  status: _enum(GENERATION_STATUSES),
  progress: int(),
  estimatedTime: nullable(int()),
  queuePosition: int(),
  /** Credits that come back when it is cancelled now; once it has ended, those that did. */
  refund: optional(int()),
  error: nullable(
    object({
      code: string(),
      message: string(),
    }),
  ),
})
object({
  id: string(),
  result: generationResultSchema,
  usage: usageSchema,
})
object({ refund: optional(int().check(_gte(0))) })
object({
  id: string(),
  status: _enum(GENERATION_STATUSES),
})
object({
  items: array(generationSchema),
  total: int(),
})
object({
  key: string(),
  /** Seconds. */
  expires_in: int(),
  /** Seen from the product API: `/api/generators/image`. */
  bases: object({
    image: string(),
    video: string(),
    audio: string(),
    text: string(),
  }),
})
object({
  error: object({
    code: string(),
    message: string(),
    /** With GENERATOR_PRICE_CHANGED: what it costs now. */
    credits: optional(int()),
  }),
})
export {}
