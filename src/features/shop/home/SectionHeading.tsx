import type { LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './SectionHeading.module.css'

export interface SectionHeadingProps {
  /** Names the part by its heading. */
  readonly id: string
  readonly children: ReactNode
  readonly to: NonNullable<LinkProps['to']>
  readonly link: ReactNode
}

/** The heading of a part of the home page, with a link to all of its things. */
export function SectionHeading({ id, children, to, link }: SectionHeadingProps) {
  return (
    <div className={styles.row}>
      <h2 id={id}>{children}</h2>
      <TextLink to={to} className={styles.link}>
        {link}
        <ArrowRight size={16} aria-hidden="true" />
      </TextLink>
    </div>
  )
}
