import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'

/**
 * Keeps a combobox’s list open while the page moves, with which it moves anyway. React Aria closes it, and the movement
 * that brought its field into view may come a frame after the first letter: then nothing would open it again.
 */
export function StaysOnScroll({ children }: { readonly children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const isMoving = useRef(false)
  useEffect(() => {
    // Heard before the list hears it, which begins to listen when it opens.
    const mark = () => {
      isMoving.current = true
      setTimeout(() => {
        isMoving.current = false
      })
    }
    window.addEventListener('scroll', mark, true)
    return () => window.removeEventListener('scroll', mark, true)
  }, [])
  if (state === null) return children
  const close = () => {
    if (!isMoving.current) state.close()
  }
  return (
    <OverlayTriggerStateContext.Provider value={{ ...state, close }}>
      {children}
    </OverlayTriggerStateContext.Provider>
  )
}
