import { Outlet } from '@tanstack/react-router'
import { usePersonChanges } from '../session/usePersonChanges.ts'

/** The screen of the address, made anew when this device changes hands. */
export function RootScreen() {
  return <Outlet key={usePersonChanges()} />
}
