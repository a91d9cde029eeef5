import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { ButtonSize, ButtonVariant } from './Button.tsx'
import { classNames } from './classNames.ts'
import styles from './Button.module.css'

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to a file or another site that looks like a button. */
export function ButtonAnchor({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={classNames(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </a>
  )
}

/** A link to another screen that looks like a button. Takes the props of the router's Link. */
export const ButtonLink = createLink(ButtonAnchor)
