import type { ReactNode } from 'react'
import { PressableButton, type PressProps } from './Button.tsx'

export interface IconButtonProps extends PressProps {
  /** Its action in words: its accessible name and its tooltip. */
  readonly label: string
  readonly children: ReactNode
}

/** A button with an icon alone. */
export function IconButton({ label, variant = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <PressableButton {...rest} variant={variant} aria-label={label} data-icon-only="" data-hint={label}>
      {children}
    </PressableButton>
  )
}
