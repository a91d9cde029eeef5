import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TakenFault } from '#domain/template/takenResult.ts'

/** Why a node's result can’t be reused from an earlier run, and the next step. */
export const TAKEN_FAULT_WORDS: Readonly<Record<TakenFault['fault'], MessageDescriptor>> = {
  run_unknown: msg`Uruchomienia z tym wynikiem już nie ma. Odepnij wynik albo uruchom węzeł jeszcze raz.`,
  other_template: msg`Ten wynik jest z innego szablonu. Odepnij go albo uruchom węzeł jeszcze raz.`,
  run_under_way: msg`Uruchomienie, z którego jest ten wynik, jeszcze trwa. Poczekaj, aż się skończy.`,
  node_changed: msg`Ten węzeł jest już inny niż wtedy. Uruchom go jeszcze raz.`,
  nothing_given: msg`W tamtym uruchomieniu węzeł nic nie dał. Uruchom go jeszcze raz.`,
  type_changed: msg`Węzeł daje teraz inny rodzaj wyniku. Odepnij stary albo uruchom węzeł jeszcze raz.`,
  file_gone: msg`Pliku tego wyniku już nie ma. Odepnij wynik albo uruchom węzeł jeszcze raz.`,
}
