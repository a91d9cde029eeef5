import type { Model, ModelCard, ModelEngine, Models } from '#domain/models/model.ts'

/** An engine that works here, unless told otherwise. */
export function exampleEngine(over: Partial<ModelEngine> = {}): ModelEngine {
  return {
    engine: 'iskra-obraz',
    name: 'Iskra Obraz',
    opens: '/generatory/obraz',
    credits: 3,
    isAvailable: true,
    behind: null,
    ...over,
  }
}

export function exampleCard(over: Partial<ModelCard> = {}): ModelCard {
  return {
    slug: 'malarz',
    name: 'Malarz',
    maker: 'Pracownia',
    medium: 'obrazy',
    categories: ['z-tekstu'],
    inputs: ['text'],
    outputs: ['image'],
    licence: { kind: 'open', name: 'MIT' },
    released: '2025-08',
    ended: null,
    goodAt: 'Maluje koty.',
    here: null,
    ...over,
  }
}

export function exampleModel(over: Partial<Model> = {}): Model {
  return {
    ...exampleCard(),
    mediumName: 'Obrazy',
    badAt: 'Psów nie umie.',
    limits: ['Jeden kot naraz.'],
    parameters: 8.3,
    sources: [{ url: 'https://example.pl/malarz', seenOn: '2026-11-26' }],
    instead: null,
    related: [],
    ...over,
  }
}

const LISTS: Models['lists'] = [
  { medium: 'obrazy', category: null, label: 'Obrazy', title: 'Modele do obrazów', description: 'Rysują.' },
  { medium: 'obrazy', category: 'z-tekstu', label: 'Z tekstu', title: 'Obrazy z opisu', description: 'O.' },
  { medium: 'obrazy', category: 'z-obrazu', label: 'Z obrazu', title: 'Z obrazu', description: 'Z.' },
  { medium: 'obrazy', category: 'narzedzia', label: 'Narzędzia', title: 'Narzędzia', description: 'N.' },
  { medium: 'audio', category: null, label: 'Audio', title: 'Modele do głosu', description: 'Mówią.' },
]

/** The service's answer with these models. */
export function exampleModels(...models: readonly ModelCard[]): Models {
  return { lists: LISTS, models: [...models] }
}
