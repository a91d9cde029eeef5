import {
  Bug,
  CloudUpload,
  Focus,
  Languages,
  LogOut,
  type LucideIcon,
  Maximize,
  Monitor,
  Moon,
  Settings2,
  ShoppingCart,
  Sun,
} from 'lucide-react'

/** The palette's commands besides its places. */
export type CommandName =
  | 'cart'
  | 'outbox'
  | 'dark'
  | 'light'
  | 'system'
  | 'language'
  | 'focus'
  | 'fullscreen'
  | 'debug'
  | 'appearance'
  | 'signOut'

/** The icons of the palette's commands. */
export const COMMAND_ICONS = {
  cart: ShoppingCart,
  outbox: CloudUpload,
  dark: Moon,
  light: Sun,
  system: Monitor,
  language: Languages,
  focus: Focus,
  fullscreen: Maximize,
  debug: Bug,
  appearance: Settings2,
  signOut: LogOut,
} as const satisfies Readonly<Record<CommandName, LucideIcon>>
