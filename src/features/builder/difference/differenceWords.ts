import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Template } from '#domain/template/templateSchema.ts'

type FieldWords<Part extends 'details' | 'settings' | 'pricing'> = Readonly<
  Record<keyof Template[Part], MessageDescriptor>
>

// The names of a template's parts in the comparison of two editions.

export const DETAIL_WORDS: FieldWords<'details'> = {
  title: msg`Tytuł`,
  slug: msg`Adres`,
  description: msg`Opis`,
  categories: msg`Kategorie`,
  tags: msg`Tagi`,
  thumbnailUrl: msg`Miniatura`,
  previewVideoUrl: msg`Film`,
  credits: msg`Cena`,
}

export const SETTING_WORDS: FieldWords<'settings'> = {
  defaultMode: msg`Domyślne wykonanie`,
  maxRetries: msg`Najwięcej ponowień`,
  timeoutSeconds: msg`Limit czasu w sekundach`,
  defaultCollectStrategy: msg`Gdy wyników jest kilka`,
  failureBehaviour: msg`Gdy węzeł się nie uda`,
  notifyUser: msg`Powiadomienie o wyniku`,
  autoRetry: msg`Ponawianie nieudanych`,
  webhookUrl: msg`Adres webhooka`,
}

export const PRICING_WORDS: FieldWords<'pricing'> = {
  isFree: msg`Bezpłatny szablon`,
  isEnabled: msg`Cena zależna od przebiegu`,
  mode: msg`Sposób liczenia ceny`,
  minCredits: msg`Najmniej kredytów`,
  maxCredits: msg`Najwięcej kredytów`,
  displayRange: msg`Pokazywanie zakresu cen`,
  paths: msg`Ścieżki cenowe`,
  models: msg`Ceny modeli`,
}
