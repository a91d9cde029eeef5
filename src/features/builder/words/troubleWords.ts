import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AssistantTrouble } from '#domain/template/suggestion.ts'

/** Why no model has answered (specification part 2, section 8); the rules did instead. */
export const TROUBLE_WORDS: Readonly<Record<AssistantTrouble, MessageDescriptor>> = {
  key_missing: msg`Nie ma klucza do dostawcy AI, więc podpowiadają reguły.`,
  quota_exceeded: msg`Limit u dostawcy AI się wyczerpał, więc podpowiadają reguły.`,
  model_unavailable: msg`Model jest teraz niedostępny, więc podpowiadają reguły.`,
  generation_failed: msg`Model nie dał rady, więc podpowiadają reguły.`,
  token_limit: msg`Szablon jest za długi dla modelu, więc podpowiadają reguły.`,
}
