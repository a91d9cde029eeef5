import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './TextLink.module.css'

interface TextAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `quiet` takes the colour of the text around it and shows its line on hover. */
  readonly tone?: 'accent' | 'quiet'
  readonly ref?: Ref<HTMLAnchorElement>
}

function TextAnchor({ tone = 'accent', className, children, ...rest }: TextAnchorProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)} data-tone={tone}>
      {children}
    </a>
  )
}

/** A link to another screen inside text. Takes the props of the router's Link. */
export const TextLink = createLink(TextAnchor)
