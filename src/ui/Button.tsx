import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'disabled' | 'className' | 'style' | 'children'
>

/** The props of every button, besides its face. */
export interface PressProps extends NativeProps {
  /** By pointer, touch or key. */
  readonly onPress?: () => void
  readonly isDisabled?: boolean
  /** Its work is under way: it keeps its focus and takes no other press. */
  readonly isPending?: boolean
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export interface ButtonProps extends PressProps {
  /** Stands before the words; marked as decoration. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

/** A verb to press: the browser's own button. */
export function Button({ variant = 'secondary', icon, children, ...rest }: ButtonProps) {
  return (
    <PressableButton {...rest} variant={variant}>
      {rest.isPending === true ? <span className={styles.waiting} aria-hidden="true" /> : icon}
      {children}
    </PressableButton>
  )
}

/** The common base of `Button` and `IconButton`. */
export function PressableButton(props: PressProps & { readonly children: ReactNode }) {
  const { onPress, isDisabled = false, isPending, variant, size = 'medium', className, type, ...rest } = props

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (isPending === true) {
      event.preventDefault()
      return
    }
    onPress?.()
  }

  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      disabled={isDisabled}
      // A document's own script keeps one press of it (src/app/start/earlyActions.ts): its work is not there to show.
      data-work={isPending === undefined ? undefined : ''}
      aria-busy={isPending === true || undefined}
      aria-disabled={isPending === true || undefined}
      onClick={press}
    />
  )
}
