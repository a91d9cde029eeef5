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
  FilePenLine,
  Focus,
  GraduationCap,
  CalendarHeart,
  Heart,
  Footprints,
  History,
  House,
  Info,
  Images,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
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
  Warehouse,
  Workflow,
} from 'lucide-react'
import type { PlaceIn } from '../places/places.ts'

/** What stands before a place in the palette. */
export const PAGE_ICONS = {
  home: House,
  shop: ShoppingBag,
  templates: LayoutTemplate,
  templateDrafts: FilePenLine,
  aiProducts: PenLine,
  sharedGenerations: Share2,
  creditPacks: Coins,
  credits: Wallet,
  occasions: CalendarHeart,
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
  stock: Warehouse,
  production: Package,
  statistics: ChartColumn,
  enhancedStatistics: ChartNoAxesCombined,
  analytics: ChartLine,
  analyticsCommand: SquareTerminal,
  monitoring: Activity,
  templateBuilder: Workflow,
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
