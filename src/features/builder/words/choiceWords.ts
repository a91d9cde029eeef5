import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConditionOperator, ContextName, OperandType } from '#domain/template/conditions.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { PaletteCategory } from '#domain/template/kinds/kindRules.ts'
import type { Transform } from '#domain/template/kinds/transform/transformSettings.ts'
import type { NodeOf, SourcePort, Template } from '#domain/template/templateSchema.ts'
import type { ValueType } from '#domain/template/valueTypes.ts'

type Words<Value extends string> = Readonly<Record<Value, MessageDescriptor>>

// The names of a template's choices.

export const CATEGORY_WORDS: Words<PaletteCategory> = {
  basic: msg`Podstawowe`,
  advanced: msg`Zaawansowane`,
  processing: msg`Przetwarzanie`,
  logic: msg`Logika`,
  io: msg`Wyjście`,
}

export const MODE_WORDS: Words<GenerationType> = {
  image: msg`Obraz`,
  video: msg`Wideo`,
  music: msg`Muzyka`,
  speech: msg`Mowa`,
  text: msg`Tekst`,
  transcription: msg`Transkrypcja`,
}

export const VALUE_TYPE_WORDS: Words<ValueType> = {
  text: msg`tekst`,
  number: msg`liczba`,
  image: msg`obraz`,
  video: msg`wideo`,
  audio: msg`dźwięk`,
  data: msg`dane`,
  list: msg`lista`,
}

export const EXECUTION_WORDS: Words<Template['settings']['defaultMode']> = {
  async: msg`W tle`,
  sync: msg`Od razu, z czekaniem`,
}

export const COLLECT_WORDS: Words<Template['settings']['defaultCollectStrategy']> = {
  first_success: msg`Pierwszy udany`,
  all: msg`Wszystkie`,
  best_of: msg`Najlepszy`,
}

export const FAILURE_WORDS: Words<Template['settings']['failureBehaviour']> = {
  stop: msg`Zatrzymaj całość`,
  skip: msg`Pomiń gałąź`,
  continue: msg`Idź dalej bez wyniku`,
}

export const PRICING_MODE_WORDS: Words<Template['pricing']['mode']> = {
  'path-based': msg`Według ścieżki`,
  'model-based': msg`Według modeli`,
  'node-based': msg`Według węzłów`,
}

export const TRANSFORM_WORDS: Words<Transform> = {
  text: msg`Połącz teksty`,
  trim: msg`Usuń odstępy z brzegów`,
  uppercase: msg`Wielkie litery`,
  lowercase: msg`Małe litery`,
  replace: msg`Zamień fragment`,
  split: msg`Podziel na listę`,
  join: msg`Połącz w tekst`,
  number: msg`Zamień na liczbę`,
}

export const POSTPROCESS_WORDS: Words<NodeOf<'postprocess'>['settings']['operation']> = {
  resize: msg`Zmień rozmiar`,
  crop: msg`Przytnij`,
  format: msg`Zmień format`,
  watermark: msg`Dodaj podpis`,
  grayscale: msg`Odcienie szarości`,
}

export const PORT_WORDS: Words<SourcePort> = {
  out: msg`wynik`,
  true: msg`tak`,
  false: msg`nie`,
}

export const OPERATOR_WORDS: Words<ConditionOperator> = {
  equals: msg`jest równe`,
  notEquals: msg`nie jest równe`,
  contains: msg`zawiera`,
  startsWith: msg`zaczyna się od`,
  endsWith: msg`kończy się na`,
  gt: msg`jest większe niż`,
  lt: msg`jest mniejsze niż`,
}

export const OPERAND_TYPE_WORDS: Words<OperandType> = {
  field: msg`Pole formularza`,
  node: msg`Wynik węzła`,
  context: msg`Okoliczności`,
}

export const CONTEXT_WORDS: Words<ContextName> = {
  language: msg`Język`,
  device: msg`Urządzenie`,
  isPreview: msg`Czy to podgląd`,
}
