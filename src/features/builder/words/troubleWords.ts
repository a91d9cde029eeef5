import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AssistantTrouble } from '#domain/template/suggestion.ts'

/** Why no model has answered (specification part 2, section 8); the rules did instead. */
export const TROUBLE_WORDS: Readonly<Record<AssistantTrouble, MessageDescriptor>> = {
  key_missing: msg`Brakuje klucza do dostawcy AI, więc podpowiedzi są z reguł.`,
  quota_exceeded: msg`Limit u dostawcy AI się wyczerpał, więc podpowiedzi są z reguł.`,
  model_unavailable: msg`Model jest teraz niedostępny, więc podpowiedzi są z reguł.`,
  generation_failed: msg`Model zawiódł, więc podpowiedzi są z reguł.`,
  token_limit: msg`Szablon jest za długi dla modelu, więc podpowiedzi są z reguł.`,
}
