import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SuggestionCode, SuggestionSource } from '#domain/template/suggestion.ts'

/** Where a suggestion comes from (specification part 2, section 4). */
export const SOURCE_WORDS: Readonly<Record<SuggestionSource, MessageDescriptor>> = {
  api: msg`od modelu`,
  heuristic: msg`z reguł`,
  user: msg`Twoja`,
}

/** The suggestions of rules, with their reasons. */
export const SUGGESTION_WORDS: Readonly<Record<SuggestionCode, MessageDescriptor>> = {
  write_slug: msg`Szablon potrzebuje adresu: ten jest z tytułu.`,
  write_description: msg`Opis pomaga zrozumieć, do czego szablon służy.`,
  add_form_step: msg`Formularz zaczyna się od pierwszego kroku.`,
  ask_for_field: msg`Prompt używa pola, którego nie ma w formularzu.`,
  add_model: msg`Bez modelu nic nie powstanie.`,
  add_output: msg`Wynik trafia do ludzi przez węzeł wyjścia.`,
  connect_loose_node: msg`Ten węzeł nie jest z niczym połączony.`,
  use_field_in_prompt: msg`Formularz pyta o coś, czego prompt nie używa.`,
  add_negative_prompt: msg`Wyklucz to, czego na obrazie ma nie być.`,
  choose_model: msg`Węzeł nie ma jeszcze modelu.`,
  limit_length: msg`Długie odpowiedzi psują prompt: ogranicz ich długość.`,
  set_price: msg`Cena nie pokrywa tego, co kosztują silniki.`,
  set_timeout: msg`Film powstaje dłużej, niż pozwala limit czasu.`,
  raise_retries: msg`Ponowienie uratuje uruchomienie po chwilowej awarii.`,
  add_tags: msg`Po tagach ludzie znajdą ten szablon.`,
}
