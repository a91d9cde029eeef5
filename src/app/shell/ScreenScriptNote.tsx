import { useMatches } from '@tanstack/react-router'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { ScriptNote } from '#ui/ScriptNote.tsx'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import styles from './Shell.module.css'

/** Screens open to anyone on which nothing can be done without a script. */
const SCRIPTED: ReadonlySet<ScreenAddress | null> = new Set<ScreenAddress>([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/generatory/obraz',
  '/generatory/wideo',
  '/generatory/audio',
  '/generations/shared',
  '/generacje/$id',
  '/uzytkownik/$username',
  '/debug',
])

/** Says where no script runs that this screen has need of one: of those for signed-in people there is the frame alone. */
export function ScreenScriptNote() {
  const needsScript = useMatches({
    select: (matches) => matches.length === 0 || SCRIPTED.has(screenOfRoute(matches.at(-1)?.fullPath)),
  })
  return needsScript ? (
    <div className={styles.scriptNote}>
      <ScriptNote />
    </div>
  ) : null
}
