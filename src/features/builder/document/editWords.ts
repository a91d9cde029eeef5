import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Everything that can be done to a template, as undo, redo and the history call it. */
export const EDIT_WORDS = {
  add: msg`dodanie węzła`,
  remove: msg`usunięcie`,
  connect: msg`połączenie`,
  move: msg`przesunięcie`,
  align: msg`wyrównanie`,
  layout: msg`automatyczny układ`,
  paste: msg`wklejenie`,
  duplicate: msg`powielenie`,
  node: msg`parametry węzła`,
  note: msg`komentarz lub ramka`,
  details: msg`opis szablonu`,
  settings: msg`ustawienia potoku`,
  pricing: msg`cena`,
  form: msg`formularz`,
  english: msg`tekst po angielsku`,
  thumbnail: msg`miniatura`,
  examples: msg`przykłady`,
  suggestion: msg`sugestia asystenta`,
  import: msg`wczytanie z pliku`,
  source: msg`kod szablonu`,
  restore: msg`przywrócenie wersji`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>

export type EditName = keyof typeof EDIT_WORDS
