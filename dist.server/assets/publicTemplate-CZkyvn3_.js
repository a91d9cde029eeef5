import {
  $n as string,
  An as _enum,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  Yn as prefault,
} from '../renderPage.js'
import {
  _ as exampleSchema,
  d as NODE_KIND_NAMES,
  r as quoteSchema,
  y as formStepSchema,
} from './templateRun-8_LMDVuW.js'
prefault(_enum(['pl', 'en']), 'pl')
var cardShape = {
  slug: string(),
  title: string(),
  description: string(),
  categories: array(string()),
  tags: array(string()),
  thumbnailUrl: string(),
  /** Played while a card is pointed at; empty without one. */
  previewVideoUrl: string(),
  outputs: array(_enum(['image', 'video', 'audio', 'text'])),
  /** Whatever the form is filled with. */
  price: quoteSchema,
  /** Whether its author wants a range shown, or the most alone. */
  displayRange: boolean(),
  stepCount: int(),
  fieldCount: int(),
  /** ISO 8601. */
  publishedAt: string(),
  /** How often it has made something. */
  runs: int(),
  /** Whether all its engines can be used here now. */
  isAvailable: boolean(),
}
var templateCardSchema = object(cardShape)
/** Everything that is published, what was used most first. */
var templateCardsSchema = object({ templates: array(templateCardSchema) })
/** `GET /api/v1/templates/{slug}`. */
var publicTemplateSchema = object({
  ...cardShape,
  form: array(formStepSchema),
  examples: array(exampleSchema),
  /** What is done, in the order in which it is: no prompts, no settings. */
  nodes: array(
    object({
      id: string(),
      kind: _enum(NODE_KIND_NAMES),
      label: string(),
    }),
  ),
  /** All its engines draw and compose by rules and are no AI. */
  isProcedural: boolean(),
  notifiesUser: boolean(),
})
export { templateCardsSchema as n, publicTemplateSchema as t }
