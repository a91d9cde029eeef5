import { initialsOf } from './initialsOf.ts'
import styles from './Avatar.module.css'

/** A person's initials. Decoration: the name is beside it. */
export function Avatar({
  name,
  size = 'medium',
}: {
  readonly name: string
  readonly size?: 'medium' | 'large'
}) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
