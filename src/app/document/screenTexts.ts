import type { I18n } from '@lingui/core'
import type { ScreenTexts } from '#domain/addresses/builtScreens.ts'
import { createI18n } from '#i18n/createI18n.ts'
import type { ScreenWords } from '#services/manifest.ts'
import { SCREEN_WORDS } from '../manifests.ts'

/** The titles of all screens in each language, for a server that runs no script of the page. */
export const SCREEN_TEXTS = await writeScreenTexts()

async function writeScreenTexts(): Promise<Readonly<Record<string, ScreenTexts>>> {
  const [pl, en] = await Promise.all([createI18n('pl'), createI18n('en')])
  const words: readonly (readonly [string, ScreenWords])[] = Object.entries(SCREEN_WORDS)
  return Object.fromEntries(
    words.map(([address, said]) => [address, { pl: textsIn(pl, said), en: textsIn(en, said) }]),
  )
}

function textsIn(
  i18n: I18n,
  { title, description }: ScreenWords,
): { title: string; description: string | null } {
  return {
    title: i18n._(title),
    description: description === undefined ? null : i18n._(description),
  }
}
