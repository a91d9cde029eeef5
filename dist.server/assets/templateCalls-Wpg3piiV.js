import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Hn as nullable,
  In as discriminatedUnion,
  Kn as partial,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Un as number,
  Wn as object,
  Xn as readonly,
  Yn as prefault,
  Zn as record,
  _r as safeParse,
  ar as _gte,
  ir as uuid,
  lr as _maxLength,
  nr as unknown,
  sr as _lt,
  tr as union,
  ur as _minLength,
  zn as keyof,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import {
  A as LONGEST_DESCRIPTION,
  C as templateDetailsSchema,
  E as RESULT_TYPES,
  O as typeSet,
  S as pipelineSettingsSchema,
  T as ALL_TYPES,
  a as templateRunSchema,
  b as nodeSchema,
  g as edgeSchema,
  h as dynamicPricingSchema,
  j as LONGEST_PROMPT,
  n as formValuesSchema,
  p as SOURCE_PORTS,
  v as formFieldSchema,
  w as templateSchema,
  y as formStepSchema,
} from './templateRun-8_LMDVuW.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/template/dryValue.ts
/** A picture, film or sound that a real run would make: what its model would be asked. */
var simulatedMediaSchema = object({
  mode: _enum(GENERATION_TYPES),
  prompt: string(),
  /** What is done to it afterwards, in order. */
  processed: array(string()),
  /** Of a real run: which of its files it is. */
  file: optional(string()),
})
var dryPartSchema = union([string(), number(), simulatedMediaSchema])
/** What flows along an edge of a dry run: one thing, or a list of them; a list of lists is one list. */
var dryValueSchema = union([dryPartSchema, readonly(array(dryPartSchema))])
// src/domain/template/nodeKinds.ts
/** The groups of the palette (specification part 2, section 3). */
var PALETTE_CATEGORIES = ['basic', 'advanced', 'processing', 'logic', 'io']
var MANY = 50
/** Pictures, by themselves or several. */
var PICTURES = typeSet('image', 'list')
var READABLE = typeSet('text', 'number', 'data', 'list')
/** Everything that the rules know of a kind of node. A new kind doesn’t compile until it stands here. */
var NODE_KINDS = {
  input: {
    category: 'basic',
    mostIncoming: 0,
    leastIncoming: 0,
    sourcePorts: ['out'],
    takes: () => 0,
    gives: ({ settings }) => typeSet(settings.valueType),
  },
  model: {
    category: 'basic',
    mostIncoming: MANY,
    leastIncoming: 0,
    sourcePorts: ['out'],
    takes: ({ settings }) =>
      settings.mode === 'transcription' ? typeSet('audio', 'video') : READABLE | typeSet('image'),
    gives: ({ settings }) =>
      settings.fanout > 1 && settings.collectStrategy === 'all'
        ? typeSet('list')
        : typeSet(RESULT_TYPES[settings.mode]),
  },
  branch: {
    category: 'logic',
    mostIncoming: 1,
    leastIncoming: 1,
    sourcePorts: ['true', 'false'],
    takes: () => ALL_TYPES,
    gives: (_node, arriving) => arriving,
  },
  transform: {
    category: 'processing',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => READABLE,
    gives: ({ settings }) => typeSet(settings.operation === 'number' ? 'number' : 'text'),
  },
  aggregate: {
    category: 'advanced',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => ALL_TYPES,
    gives: ({ settings }, arriving) => (settings.collectStrategy === 'all' ? typeSet('list') : arriving),
  },
  postprocess: {
    category: 'processing',
    mostIncoming: 1,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => PICTURES,
    gives: (_node, arriving) => arriving & PICTURES,
  },
  output: {
    category: 'io',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: [],
    takes: () => ALL_TYPES,
    gives: () => 0,
  },
}
// src/domain/template/graph.ts
function graphOf({ nodes, edges }) {
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]))
  const outgoing = nodes.map(() => [])
  const incoming = nodes.map(() => [])
  for (const edge of edges) {
    const source = indexOf.get(edge.source)
    const target = indexOf.get(edge.target)
    if (source === void 0 || target === void 0) continue
    const inGraph = {
      edge,
      source,
      target,
    }
    outgoing[source]?.push(inGraph)
    incoming[target]?.push(inGraph)
  }
  return {
    nodes,
    indexOf,
    outgoing,
    incoming,
  }
}
/** Kahn’s algorithm; the same order for the same graph, in O(nodes + edges). */
function topologicalOrder({ nodes, outgoing, incoming }) {
  const waitsFor = incoming.map((edges) => edges.length)
  const order = nodes.flatMap((_node, index) => (waitsFor[index] === 0 ? [index] : []))
  for (let next = 0; next < order.length; next += 1)
    for (const { target } of outgoing[order[next] ?? -1] ?? []) {
      const left = (waitsFor[target] ?? 0) - 1
      waitsFor[target] = left
      if (left === 0) order.push(target)
    }
  return {
    order,
    unordered: nodes.flatMap((_node, index) => ((waitsFor[index] ?? 0) > 0 ? [index] : [])),
  }
}
/** Whether edges lead from one node to another. A node reaches itself. */
function reaches({ outgoing }, from, to) {
  const seen = /* @__PURE__ */ new Set([from])
  const waiting = [from]
  for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
    if (node === to) return true
    for (const { target } of outgoing[node] ?? []) {
      if (seen.has(target)) continue
      seen.add(target)
      waiting.push(target)
    }
  }
  return false
}
/** Every node from which edges lead to one, itself left out. */
function ancestors({ incoming }, of) {
  const seen = /* @__PURE__ */ new Set()
  const waiting = [of]
  for (let node = waiting.pop(); node !== void 0; node = waiting.pop())
    for (const { source } of incoming[node] ?? []) {
      if (seen.has(source)) continue
      seen.add(source)
      waiting.push(source)
    }
  return seen
}
/** A node that is in a circle, from those that have no order; null where none is. */
function nodeInCircle(graph, { unordered }) {
  const left = new Set(unordered)
  const seen = /* @__PURE__ */ new Set()
  let node = unordered[0]
  while (node !== void 0 && !seen.has(node)) {
    seen.add(node)
    node = graph.incoming[node]?.find(({ source }) => left.has(source))?.source
  }
  return node === void 0 ? null : (graph.nodes[node] ?? null)
}
/** What each node gives, by where it stands; nothing for those without a place in the order. */
function valueTypesOf(graph, { order }) {
  const given = graph.nodes.map(() => 0)
  for (const index of order) {
    const node = graph.nodes[index]
    if (node === void 0) continue
    given[index] = givenBy(
      node,
      (graph.incoming[index] ?? []).reduce((set, { source }) => set | (given[source] ?? 0), 0),
    )
  }
  return given
}
/** What a node gives, from what arrives. */
function givenBy(node, arriving) {
  return NODE_KINDS[node.kind].gives(node, arriving)
}
// src/domain/template/dryRun.ts
/** What became of one node. */
var traceEntrySchema = object({
  node: string(),
  state: _enum(['ran', 'skipped']),
  /** The way on which a branch has sent its value. */
  taken: nullable(_enum(SOURCE_PORTS)),
  /** Null for a node that gives nothing. */
  value: nullable(dryValueSchema),
})
var dryRunSchema = object({
  /** In the order in which the nodes are run. */
  trace: array(traceEntrySchema),
  /** What arrives at each output that is reached, in that order too. */
  results: array(
    object({
      output: string(),
      parts: array(dryPartSchema),
    }),
  ),
  /** In credits. */
  price: int(),
  /** Nodes in a circle or behind one: they are not run. */
  unordered: array(string()),
})
// src/domain/template/templateProblems.ts
var DETAIL_FIELDS = keyof(templateDetailsSchema)
/** The parts of a template that a problem may concern. */
var problemPlaceSchema = discriminatedUnion('part', [
  object({
    part: literal('details'),
    field: DETAIL_FIELDS,
  }),
  object({ part: literal('graph') }),
  object({
    part: literal('node'),
    id: string(),
  }),
  object({
    part: literal('edge'),
    id: string(),
  }),
  object({ part: literal('form') }),
  object({
    part: literal('step'),
    id: string(),
  }),
  object({
    part: literal('field'),
    name: string(),
  }),
  object({ part: literal('pricing') }),
  object({ part: literal('settings') }),
  object({ part: literal('examples') }),
])
var templateProblemSchema = object({
  code: _enum([
    'nodes_missing',
    'edges_missing',
    'form_missing',
    'cycle',
    'title_missing',
    'slug_missing',
    'slug_format',
    'slug_taken',
    'description_missing',
    'thumbnail_address',
    'video_address',
    'example_address',
    'webhook_address',
    'id_twice',
    'disconnected',
    'input_missing',
    'output_missing',
    'too_many_nodes',
    'edge_end_missing',
    'edge_port',
    'edge_twice',
    'edge_type',
    'edges_too_many',
    'model_missing',
    'model_unknown',
    'model_mode',
    'parameters_invalid',
    'prompt_missing',
    'reference_unknown',
    'reference_later',
    'way_missing',
    'field_unknown',
    'field_twice',
    'label_missing',
    'options_missing',
    'option_twice',
    'bounds_crossed',
    'pattern_broken',
    'step_empty',
    'credits_crossed',
    'pricing_missing',
  ]),
  /** A warning keeps nothing from being published. */
  severity: _enum(['error', 'warning']),
  place: problemPlaceSchema,
})
var error = (code, place) => ({
  code,
  severity: 'error',
  place,
})
var warning = (code, place) => ({
  code,
  severity: 'warning',
  place,
})
object({
  template: templateSchema,
  /** The one it is an edition of, whose slug is its own. */
  id: optional(string().check(_maxLength(64))),
})
/** Both validations: the first so many problems, and how many there are besides. */
var validationSchema = object({
  isPublishable: boolean(),
  problems: array(templateProblemSchema),
  left: int(),
})
object({
  values: formValuesSchema,
  language: prefault(_enum(['pl', 'en']), 'pl'),
  device: prefault(string().check(_maxLength(20)), 'desktop'),
  /** Of a real run: one per click, and the most that it may cost. */
  refCode: optional(string().check(_minLength(8), _maxLength(100))),
  credits: optional(int().check(_gte(0))),
})
object({ simulate: prefault(_enum(['true', 'false']), 'true') })
object({
  trace: dryRunSchema,
  run: nullable(templateRunSchema),
})
// src/domain/template/suggestion.ts
/** Specification part 2, section 4. */
var SUGGESTION_SOURCES = ['api', 'heuristic', 'user']
/** What rules propose; each has its words on the screen. */
var SUGGESTION_CODES = [
  'write_slug',
  'write_description',
  'add_tags',
  'add_form_step',
  'ask_for_field',
  'add_model',
  'add_output',
  'connect_loose_node',
  'choose_model',
  'use_field_in_prompt',
  'add_negative_prompt',
  'limit_length',
  'set_price',
  'set_timeout',
  'raise_retries',
]
var id = string().check(_maxLength(64))
var suggestionChangeSchema = discriminatedUnion('kind', [
  object({
    kind: literal('details'),
    details: partial(templateDetailsSchema),
  }),
  object({
    kind: literal('settings'),
    settings: partial(pipelineSettingsSchema),
  }),
  object({
    kind: literal('pricing'),
    pricing: partial(dynamicPricingSchema),
  }),
  object({
    kind: literal('node'),
    node: nodeSchema,
    edges: array(edgeSchema).check(_maxLength(50)),
  }),
  object({
    kind: literal('edges'),
    edges: array(edgeSchema).check(_maxLength(50)),
  }),
  object({
    kind: literal('prompt'),
    node: id,
    promptTemplate: string().check(_maxLength(LONGEST_PROMPT)),
    negativePrompt: optional(string().check(_maxLength(LONGEST_PROMPT))),
  }),
  object({
    kind: literal('step'),
    step: formStepSchema,
  }),
  object({
    kind: literal('field'),
    step: id,
    field: formFieldSchema,
  }),
])
var suggestionSchema = object({
  id: string(),
  source: _enum(SUGGESTION_SOURCES),
  /** Of a rule; null where a model or a person has put it into words. */
  code: nullable(_enum(SUGGESTION_CODES)),
  /** Why; empty where the code says it. */
  text: string().check(_maxLength(LONGEST_DESCRIPTION)),
  change: suggestionChangeSchema,
})
object({
  template: templateSchema,
  /** What the author asks for, in their words. */
  wish: prefault(string().check(_maxLength(LONGEST_DESCRIPTION)), ''),
  /** The node that it is about. */
  node: optional(id),
  language: prefault(_enum(['pl', 'en']), 'pl'),
})
object({
  suggestions: array(suggestionSchema),
  trouble: nullable(
    _enum(['key_missing', 'quota_exceeded', 'model_unavailable', 'generation_failed', 'token_limit']),
  ),
})
// src/domain/template/templateRecord.ts
/**
 * `draft` was never published or was taken back; `published` is there for everybody as it was when it was last
 * published; `archived` is out of everybody’s sight but its authors’.
 */
var TEMPLATE_STATUSES = ['draft', 'published', 'archived']
/** How often it was run by visitors, and what became of that. */
var runCountsSchema = object({
  total: int(),
  completed: int(),
  failed: int(),
  underWay: int(),
})
/** Who has done something to it; null once their account is gone, and for those that are shipped with the server. */
var personSchema = nullable(
  object({
    id: string(),
    name: string(),
  }),
)
var recordShape = {
  id: string(),
  status: _enum(TEMPLATE_STATUSES),
  /** Counts the times it was saved: whoever saves says which one that is based on. */
  revision: int(),
  /** What everybody sees; null while nothing is published. Below `revision` there are changes that aren’t out yet. */
  publishedRevision: nullable(int()),
  owner: personSchema,
  isShipped: boolean(),
  createdAt: string(),
  updatedAt: string(),
  publishedAt: nullable(string()),
  runs: runCountsSchema,
}
/** `GET`, `PUT` and `POST /api/v1/templates/builder…`: as it was saved last. */
var templateRecordSchema = object({
  ...recordShape,
  template: templateSchema,
  /** What its webhook is signed with (HMAC-SHA256). */
  webhookSecret: string(),
})
/** A row of the list: the template’s details without its parts. */
var templateRowSchema = object({
  ...recordShape,
  title: string(),
  slug: string(),
  thumbnailUrl: string(),
  categories: array(string()),
  tags: array(string()),
  nodeCount: int(),
  fieldCount: int(),
})
/** `GET /api/v1/templates/builder`: what was saved last comes first. */
var templateListSchema = object({ templates: array(templateRowSchema) })
var revision = int().check(_gte(1), _lt(2147483647))
object({
  id: optional(uuid()),
  template: templateSchema,
})
object({
  revision,
  snapshot: string().check(_maxLength(64)),
})
var snapshotShape = {
  id: string(),
  kind: _enum(['created', 'saved', 'published', 'archived', 'unarchived', 'restored']),
  revision: int(),
  status: _enum(TEMPLATE_STATUSES),
  at: string(),
  by: personSchema,
}
var snapshotRowSchema = object({
  ...snapshotShape,
  title: string(),
  nodeCount: int(),
})
object({ snapshots: array(snapshotRowSchema) })
object({
  ...snapshotShape,
  template: templateSchema,
})
// src/api/product/productApi.ts
/** Calls of the builder take longer than the rest (specification part 2, section 9). */
var BUILDER_TIMEOUT_MS = 12e4
// src/api/product/templateCalls.ts
var patient = (options) => ({
  ...options,
  timeoutMs: BUILDER_TIMEOUT_MS,
})
/** All templates, what was saved last first. */
async function listTemplates(api, options) {
  const request = { answer: templateListSchema }
  return (
    await api.call('GET /api/v1/templates/builder', {
      ...patient(options),
      ...request,
    })
  ).templates
}
/** A template as it was saved last. Rejects with NOT_FOUND. */
function readTemplate(api, id, options) {
  const request = {
    path: { id },
    answer: templateRecordSchema,
  }
  return api.call('GET /api/v1/templates/builder/{id}', {
    ...patient(options),
    ...request,
  })
}
/** A new draft. The same id again is the same draft. */
function createTemplate(api, body, options) {
  const request = {
    body,
    answer: templateRecordSchema,
  }
  return api.call('POST /api/v1/templates/builder', {
    ...patient(options),
    ...request,
  })
}
/**
 * Saves a draft over the revision that it is based on. Rejects with TEMPLATE_REVISION_CONFLICT, which `conflictOf`
 * reads the server’s own of. What is saved already as it is sent is answered as if it were saved now.
 */
function saveTemplate(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: templateRecordSchema,
  }
  return api.call('PUT /api/v1/templates/builder/{id}', {
    ...patient(options),
    ...request,
  })
}
/** The server’s own template, of a refusal because somebody has saved it meanwhile; null for any other failure. */
function conflictOf(error) {
  return detailOf(error, 'TEMPLATE_REVISION_CONFLICT', 'current', templateRecordSchema)
}
/** What keeps a template from being published, of the refusal to; null for any other failure. */
function validationOf(error) {
  return detailOf(error, 'TEMPLATE_INVALID', 'validation', validationSchema)
}
/** Takes a template away for good, with its snapshots; runs under way go on. */
function deleteTemplate(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/templates/builder/{id}', {
    ...patient(keyed(options)),
    ...request,
  })
}
/** Shows a template to everybody as it was saved last. Rejects with TEMPLATE_INVALID and TEMPLATE_REVISION_CONFLICT. */
function publishTemplate(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: templateRecordSchema,
  }
  return api.call('POST /api/v1/templates/builder/{id}/publish', {
    ...patient(options),
    ...request,
  })
}
/** Takes a template out of everybody’s sight. Rejects with TEMPLATE_STATUS for one that is archived. */
function archiveTemplate(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: templateRecordSchema,
  }
  return api.call('POST /api/v1/templates/builder/{id}/archive', {
    ...patient(options),
    ...request,
  })
}
/** Makes an archived template a draft again. Rejects with TEMPLATE_STATUS for one that isn’t archived. */
function unarchiveTemplate(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: templateRecordSchema,
  }
  return api.call('POST /api/v1/templates/builder/{id}/unarchive', {
    ...patient(options),
    ...request,
  })
}
/** A draft like this one, with a slug of its own. */
function cloneTemplate(api, id, options) {
  const request = {
    path: { id },
    answer: templateRecordSchema,
  }
  return api.call('POST /api/v1/templates/builder/{id}/clone', {
    ...patient(keyed(options)),
    ...request,
  })
}
/** What a refusal of this code says of itself by a name; null for any other failure. */
function detailOf(error, code, name, schema) {
  if (!(error instanceof ApiError) || error.code !== code) return null
  const details = safeParse(record(string(), unknown()), error.details)
  const read = details.success ? safeParse(schema, details.data[name]) : null
  return read?.success === true ? read.data : null
}
export {
  PALETTE_CATEGORIES as S,
  nodeInCircle as _,
  deleteTemplate as a,
  valueTypesOf as b,
  publishTemplate as c,
  unarchiveTemplate as d,
  validationOf as f,
  graphOf as g,
  ancestors as h,
  createTemplate as i,
  readTemplate as l,
  warning as m,
  cloneTemplate as n,
  detailOf as o,
  error as p,
  conflictOf as r,
  listTemplates as s,
  archiveTemplate as t,
  saveTemplate as u,
  reaches as v,
  NODE_KINDS as x,
  topologicalOrder as y,
}
