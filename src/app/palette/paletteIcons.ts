import {
  Activity,
  BadgePercent,
  BookOpen,
  Bug,
  ChartColumn,
  ChartLine,
  ChartNoAxesColumn,
  ChartNoAxesCombined,
  CloudUpload,
  Coins,
  Focus,
  GraduationCap,
  Heart,
  Footprints,
  History,
  House,
  Info,
  Images,
  Languages,
  LayoutDashboard,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Maximize,
  Monitor,
  Newspaper,
  Moon,
  PenLine,
  Settings,
  Settings2,
  Share2,
  Star,
  MessageSquareQuote,
  Package,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  SquareTerminal,
  Sun,
  Tags,
  Truck,
  User,
  Mails,
  UserCog,
  UserPlus,
  Wallet,
} from 'lucide-react'
import type { PlaceIn } from '../places/places.ts'

/** What stands before a place in the palette. */
export const PAGE_ICONS = {
  home: House,
  shop: ShoppingBag,
  aiProducts: PenLine,
  sharedGenerations: Share2,
  creditPacks: Coins,
  credits: Wallet,
  wishlist: Heart,
  dashboard: LayoutDashboard,
  history: History,
  gallery: Images,
  profile: User,
  settings: Settings,
  reviews: Star,
  preferences: SlidersHorizontal,
  login: LogIn,
  register: UserPlus,
  people: UserCog,
  newsletter: Mails,
  affiliateCodes: BadgePercent,
  judgedReviews: MessageSquareQuote,
  production: Package,
  statistics: ChartColumn,
  enhancedStatistics: ChartNoAxesCombined,
  analytics: ChartLine,
  analyticsCommand: SquareTerminal,
  monitoring: Activity,
  enginePrices: Tags,
  about: Info,
  tutorials: GraduationCap,
  education: BookOpen,
  news: Newspaper,
  contact: Mail,
  delivery: Truck,
  visits: Footprints,
  debug: ChartNoAxesColumn,
} as const satisfies Readonly<Record<PlaceIn<'palette'>, LucideIcon>>

/** What the palette can do besides leading somewhere. */
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

/** What stands before a command in the palette. */
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
