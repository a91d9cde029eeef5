import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { Model, ModelCard, ModelEngine, Models } from '#domain/models/model.ts'
import { bindShortWords } from '#domain/typography/bindShortWords.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { routesInForce } from '#server/platform/providers/modelRoutes.ts'
import { hasProvider } from '#server/platform/providers/providerSettings.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { offerEngines } from '#server/studio/generators/engineOffers.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { listWordsIn, mediumNameIn } from './listWords.ts'
import { MODEL_ENTRIES } from './modelEntries.ts'
import type { ModelEntry } from './modelEntry.ts'

/** The public view of models: their entries, with the prices and availability of this server's engines. */
export interface ModelCatalogue {
  all(language: DocumentLanguage): Promise<Models>
  /** Null for none. */
  one(language: DocumentLanguage, slug: string): Promise<Model | null>
}

/** How long (ms) prices and availability are cached. */
const FRESH_FOR_MS = 2_000
/** How many are shown beside one. */
const MOST_RELATED = 3

/** The screen where engines of a type are used; null for types without a screen of their own. */
const OPENS: Readonly<Record<GenerationType, ModelEngine['opens']>> = {
  image: '/generatory/obraz',
  video: '/generatory/wideo',
  music: '/generatory/audio',
  speech: '/generatory/audio',
  text: null,
  transcription: '/narzedzia/transkrypcja',
}

/** An engine in the public view, with its type. */
interface KnownEngine {
  readonly type: GenerationType
  readonly told: ModelEngine
}

const known = new WeakMap<ServerContext, ModelCatalogue>()

/** The catalogue of a server, one for each. */
export function modelsOf(context: ServerContext): ModelCatalogue {
  const made = known.get(context) ?? makeCatalogue(context)
  known.set(context, made)
  return made
}

function makeCatalogue(context: ServerContext): ModelCatalogue {
  const offers = rememberFor(FRESH_FOR_MS, 1, {
    keyOf: () => 'engines',
    answer: () => offerEngines(context, enginesOf(context)),
  })
  const behind = modelsBehind(context)
  return {
    async all(language) {
      const engines = describe(await offers(), behind)
      return {
        lists: listWordsIn(language),
        models: MODEL_ENTRIES.map((entry) => cardOf(entry, language, engines)),
      }
    },
    async one(language, slug) {
      const entry = MODEL_ENTRIES.find((each) => each.slug === slug)
      if (entry === undefined) return null
      const engines = describe(await offers(), behind)
      const said = setIn(language)
      const card = cardOf(entry, language, engines)
      return {
        ...card,
        mediumName: mediumNameIn(language, entry.medium),
        badAt: said(entry[language].badAt),
        limits: entry[language].limits.map(said),
        parameters: entry.parameters,
        sources: entry.sources.map((source) => ({ ...source })),
        instead: card.here?.isAvailable === true ? null : insteadOf(entry.makes, engines),
        related: relatedTo(entry).map((other) => cardOf(other, language, engines)),
      }
    },
  }
}

/** By engine, its provider's model. */
function modelsBehind({ config: { providers } }: ServerContext): ReadonlyMap<string, string> {
  const routes = routesInForce(providers.routes, (provider) => hasProvider(providers, provider))
  return new Map(routes.map(({ engine, model }) => [engine, model]))
}

function describe(offers: readonly EngineOffer[], behind: ReadonlyMap<string, string>): KnownEngine[] {
  return offers.map(({ id, name, type, credits, isAvailable }) => ({
    type,
    told: { engine: id, name, opens: OPENS[type], credits, isAvailable, behind: behind.get(id) ?? null },
  }))
}

function cardOf(entry: ModelEntry, language: DocumentLanguage, engines: readonly KnownEngine[]): ModelCard {
  const { slug, name, maker, medium, categories, inputs, outputs, licence, released, ended = null } = entry
  return {
    slug,
    name,
    maker,
    medium,
    categories: [...categories],
    inputs: [...inputs],
    outputs: [...outputs],
    licence: { ...licence },
    released,
    ended,
    goodAt: setIn(language)(entry[language].goodAt),
    here: engines.find(({ told }) => told.engine === entry.engine)?.told ?? null,
  }
}

/** Polish typesetting: no line ends with a word of one letter. */
function setIn(language: DocumentLanguage): (text: string) => string {
  return (text) => (language === 'pl' ? bindShortWords(text) : text)
}

/** The engines for such works here, the cheapest first, if they can be used. */
function insteadOf(makes: GenerationType | null, engines: readonly KnownEngine[]): ModelEngine | null {
  if (makes === null || OPENS[makes] === null) return null
  const usable = engines.flatMap(({ type, told }) => (type === makes && told.isAvailable ? [told] : []))
  return usable.toSorted((one, other) => one.credits - other.credits)[0] ?? null
}

/** The most similar models: by common categories, the same maker and the same kind of licence. */
function relatedTo(entry: ModelEntry): readonly ModelEntry[] {
  const nearness = (other: ModelEntry) =>
    other.categories.filter((each) => entry.categories.includes(each)).length * 2 +
    (other.maker === entry.maker ? 3 : 0) +
    (other.licence.kind === entry.licence.kind ? 1 : 0)
  return MODEL_ENTRIES.filter((other) => other !== entry && other.medium === entry.medium)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, MOST_RELATED)
}
