import type { ModelCard } from '#domain/models/model.ts'
import type { ModelListPlace } from '#domain/models/modelAddresses.ts'
import type { LicenceKind } from '#domain/models/modelMedia.ts'
import type { LicenceChoice, ModelSearch } from '../modelSearch.ts'

/** The licences of each choice; the shop's own are free of them. */
const KINDS_OF: Readonly<Record<LicenceChoice, LicenceKind>> = {
  otwarte: 'open',
  warunkowe: 'conditional',
  zamkniete: 'closed',
}

/** The models of a list. */
export function modelsAt(
  models: readonly ModelCard[],
  { medium, category }: ModelListPlace,
): readonly ModelCard[] {
  return models.filter(
    (model) =>
      (medium === null || model.medium === medium) &&
      (category === null || model.categories.includes(category)),
  )
}

/** Of some models those that a search leaves, by all but its words. */
export function narrowModels(
  models: readonly ModelCard[],
  { licencja, dostepne }: ModelSearch,
): readonly ModelCard[] {
  return models.filter(
    ({ licence, here }) =>
      (licencja === undefined || licence.kind === KINDS_OF[licencja]) &&
      (dostepne === undefined || here?.isAvailable === true),
  )
}
