import { useMatches } from '@tanstack/react-router'
import { type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import { ScriptNote } from '#ui/ScriptNote.tsx'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import styles from './Shell.module.css'

/** Says where no script runs that this screen needs one: screens of signed-in users have only their frame. */
export function ScreenScriptNote() {
  const needsScript = useMatches({
    select: (matches) => matches.length === 0 || needsOne(screenOfRoute(matches.at(-1)?.fullPath)),
  })
  return needsScript ? (
    <div className={styles.scriptNote}>
      <ScriptNote />
    </div>
  ) : null
}

function needsOne(address: ScreenAddress | null): boolean {
  if (address === null) return false
  const screen: (typeof SCREENS)[ScreenAddress] = SCREENS[address]
  return 'needsScript' in screen && screen.needsScript
}
