import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileRefusal } from '#domain/template/templateFile.ts'

/** Why a file can’t be read, and the next step. */
export const FILE_REFUSAL_WORDS: Readonly<Record<FileRefusal, MessageDescriptor>> = {
  too_large: msg`Plik jest za duży na szablon.`,
  not_json: msg`Tego pliku nie da się odczytać. Wybierz plik wyeksportowany z Iskry.`,
  not_template: msg`To nie jest plik z szablonem Iskry.`,
  newer: msg`Ten szablon zapisała nowsza Iskra. Odśwież stronę i spróbuj jeszcze raz.`,
  broken: msg`W tym pliku czegoś brakuje albo jest zepsute.`,
}
