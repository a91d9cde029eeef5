import { hasChoices } from '#domain/account/combineChoices.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { log } from '#domain/log.ts'
import type { Features } from '#domain/runtimeConfig.ts'
import { LANGUAGE_KEY } from '#i18n/detectLanguage.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { takePreferences } from '#offline/preferences/commands.ts'
import { readPreferences } from '#offline/preferences/readPreferences.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { followLanguage, followTheme, markTaken, onChoice, readChoices } from '#ui/state/choices.ts'
import { type Speaking, speakLanguage } from './speakLanguage.ts'

/**
 * Keeps theme and language in sync with the preferences, both ways: a choice on this page is written into them, and a
 * later choice from another tab or device is applied here. Nothing is announced: the screen shows it. Returns a
 * function that stops it.
 */
export function followPreferences(
  db: IskraDatabase,
  router: Speaking,
  features: Pick<Features, 'darkMode' | 'multiLanguage'>,
): () => void {
  const stopped = new AbortController()
  let isRunning = false
  let isAskedAgain = false

  /** One run at a time, and one more when something has happened meanwhile. */
  async function run(): Promise<void> {
    isAskedAgain = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAskedAgain && !stopped.signal.aborted) {
        isAskedAgain = false
        await takeChoices(db)
        await follow((await readPreferences(db)).choices)
      }
    } catch (error) {
      log.warn('preferences', 'theme and language could not be brought in step', { reason: String(error) })
    } finally {
      isRunning = false
    }
  }

  async function follow({ theme, language }: Preferences): Promise<void> {
    const own = readChoices()
    if (theme !== undefined && features.darkMode && own.choices.theme?.isTaken !== false) {
      if (theme.value !== own.theme || theme.changed_at !== own.choices.theme?.at) {
        followTheme(theme.value, theme.changed_at)
      }
    }
    if (language === undefined || !features.multiLanguage || own.choices.language?.isTaken === false) return
    // An address that asks for a language is answered in it.
    if (new URLSearchParams(location.search).has(LANGUAGE_KEY)) return
    const note = () => followLanguage(language.value, language.changed_at)
    if (language.value !== router.options.context.i18n.locale)
      await speakLanguage(router, language.value, note)
    else if (language.changed_at !== own.choices.language?.at) note()
  }

  const stopChoices = onChoice(() => {
    if (hasChoices(untakenChoices())) void run()
  })
  const stopWatching = watchQuery(db, readPreferences, {
    next: () => void run(),
    // Storage is gone: theme and language stay as they are on this page.
    error: () => undefined,
  })
  return () => {
    stopped.abort()
    stopChoices()
    stopWatching()
  }
}

async function takeChoices(db: IskraDatabase): Promise<void> {
  const choices = untakenChoices()
  if (!hasChoices(choices)) return
  await takePreferences(db, choices)
  if (choices.theme !== undefined) markTaken('theme', choices.theme.changed_at)
  if (choices.language !== undefined) markTaken('language', choices.language.changed_at)
}

/** Choices of this page that aren't in the preferences yet. */
function untakenChoices(): Preferences {
  const { theme, choices } = readChoices()
  return {
    ...NO_PREFERENCES,
    theme: choices.theme?.isTaken === false ? { value: theme, changed_at: choices.theme.at } : undefined,
    language:
      choices.language?.isTaken === false
        ? { value: choices.language.value, changed_at: choices.language.at }
        : undefined,
  }
}
