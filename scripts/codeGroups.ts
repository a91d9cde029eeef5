/** Code that comes in one file. */
interface CodeGroup {
  /** The name of its file. */
  readonly name: string
  /** Why this is one file and not part of another. */
  readonly why: string
  /** The modules that it holds. */
  readonly holds: RegExp
  /** Only of the modules that every screen loads with the entry. */
  readonly initial?: true
  /** Only modules that so many of the screens and late parts use: the others stay with the one that does. */
  readonly sharedBy?: number
}

/** Used by the templates alone: the kit and the group of templates share this list. */
const TEMPLATE_ICONS =
  'crop|file-up|film|flag|layers|maximize|pencil|pin|split|square|square-check-big|text-cursor-input|text-wrap|type|workflow'
/** Of the tools alone, which share some of them. */
const TOOL_ICONS =
  'align-[a-z-]+|arrow-down-to-line|bookmark-plus|bring-to-front|captions|case-sensitive|circle-pause|circle-stop|contact|ellipsis-vertical|file-audio|file-image|file-x|file-x-2|files|folder-open|frame|gauge|group|hand|layout-grid|library-big|list-tree|lock|lock-open|merge|mouse-pointer-2|move-right|panel-right|presentation|repeat-2|rows-3|save|send-to-back|shapes|spline|square-arrow-right|step-back|step-forward|sticky-note|ungroup|user-round-plus|users|users-round|whole-word'
/** Parts of the kit that the group of templates takes. */
const TEMPLATE_PARTS = 'templateForm/|polishTexts|PriceRange|ResultMedia'
/** Icons in the group that takes them out of the kit. */
const icons = (names: string) => `lucide-react/dist/esm/icons/(?:${names})\\.`

/**
 * Puts the code into files: every file costs a request and compresses anew, and unused code is fetched and parsed for
 * nothing. A module goes into the first group that takes it, with all that it needs, so that no group needs one below
 * it. A module in no group comes with the screen or the late part that uses it.
 */
const CODE_GROUPS: readonly CodeGroup[] = [
  {
    name: 'libraries',
    why: 'every screen starts with them, and they change seldom: a new release finds them in the browser’s cache',
    holds: /node_modules/,
    initial: true,
  },
  {
    name: 'start',
    why: 'the frame, the routes and the start of every screen; not the entry itself, by whose name the server finds it',
    holds: /\/src\/(?!main\.tsx)|vite\/preload-helper/,
    initial: true,
  },
  {
    name: 'looks',
    why: 'what screens of mere words begin with, and so do nearly all others',
    holds:
      /\/src\/(?:ui\/(?:Breadcrumbs|PageHeader|TextLink|useIsHydrated)\.|app\/document\/legalWords|domain\/checkout\/withdrawal)|lucide-react\/dist\/esm\/icons\/(?:chevron-right|cloud-off|eye-off|heart|pen-line)\.mjs/,
  },
  {
    name: 'occasions',
    why: 'what gifts are made for, with the icons of it, and what waits until it is near: the home and what is made with AI',
    holds:
      /\/src\/(?:features\/shop\/ai\/aiTypes|ui\/WhenNear)\.|lucide-react\/dist\/esm\/icons\/(?:baby|briefcase-business|cake|coins|flower-2|gem|graduation-cap|heart-handshake|mail-open|send|snowflake)\.mjs/,
  },
  {
    name: 'shop',
    why: 'products as cards, and the reading of them: the home, the lists, the products and what is made with AI. Whoever reads a service needs much of it, so icons and small parts that others have too are here',
    holds:
      /\/src\/(?:ui\/(?:AgeNote|Badge|Choice|lazySearch|LazySearched|EmptyState|Checkbox|isComposing|Paper|Picture|Price|RadioGroup|Rating|Select|Skeleton|useSecondsLeft|useTypedSearch)\.|features\/shop\/(?:CatalogueAge|ListFailure|ProductCard|ProductGrid|labels|pageData|queries|useCatalogue)\.|api\/storefront\/catalogueCalls\.|services\/keptWhileTranslated\.|app\/addresses\/useListSearch\.|domain\/(?:cart\/(?:cartQuantity|lineKey|saleTerms)|checkout\/(?:countries|shippingMethods)|fields\/field|gifts\/(?:calendarDay|ownForm|writtenLook)|orders\/blanks|prints\/printProducts|catalogue\/(?:creditPack|lowestPrice|previewText|productFilters))\.ts)|tanstack\/(?:query-core|react-query)\/(?!.*(?:hydration|useQueries|queriesObserver))|lucide-react\/dist\/esm\/icons\/(?:arrow-right|check|chevron-(?:down|left)|clock|plus|sliders-horizontal)\.mjs/,
  },
  {
    name: 'frames',
    why: 'what asks or tells beside a screen: the notices behind it, the cart, forms; and how orders are delivered',
    holds:
      /\/src\/ui\/(?:deliveryNames|Dialog|Disclosure|Drawer|Paper)\.|lucide-react\/dist\/esm\/icons\/(?:cloud-upload|download|share|square-plus)\.mjs/,
  },
  {
    name: 'list',
    why: 'filters, chips and counts of the lists of products',
    holds: /\/src\/(?:features\/shop\/(?:ProductList|CollectionLinks)\.tsx|app\/LazyOfflinePack)/,
  },
  {
    name: 'search',
    why: 'the dictionaries that words are searched by, which prompts are read with too: nobody has typed on a first screen',
    holds: /\/src\/domain\/(?:search\/|catalogue\/searchProducts)/,
  },
  {
    name: 'blanks',
    why: 'what words and values things ask for: where one is written; of the buttons only the server’s form has them',
    holds: /\/src\/domain\/(?:gifts\/blankWords|personal\/personalFields)\./,
  },
  {
    name: 'buying',
    why: 'the buttons that put something into the cart or aside, what was looked at before, and the looks of what is made one’s own',
    holds:
      /\/src\/(?:domain\/(?:catalogue\/madeToOrder|personal\/personalHandles)|features\/cart\/AddToCart|features\/gifts\/currentGift|features\/prints\/currentPrint|ui\/(?:LeadSection|QuantityField)|features\/shop\/(?:product\/ViewedProducts|wishlist\/(?:liveWishlist|useWish)))\.tsx?|\/src\/(?:features\/(?:gifts\/GiftPaper|prints\/PrintStage|restock\/RestockSection|shop\/product\/RelatedProducts)|ui\/(?:LeadSection|opinions\/OpinionPictures))\.module\.css/,
  },
  {
    name: 'giving',
    why: 'a gift as its product’s page shows it, before its words are written',
    holds: /\/src\/features\/gifts\/(?:GiftSection|personal\/PersonalSection)\.tsx/,
  },
  {
    name: 'printing',
    why: 'a thing as its product’s page shows it before a picture is laid on it',
    holds: /\/src\/features\/prints\/PrintSection\.tsx/,
  },
  {
    name: 'signals',
    why: 'small parts that the calls of all services share, and what page, worker and tabs tell each other: no library stands behind them',
    holds:
      /\/src\/(?:services\/(?:asksForPrivacy|connectionView)|api\/(?:request\/|retryAfter|product\/clock)|offline\/(?:outbox\/(?:signal|intent)\.|storageStatus|cacheNames|cachedAnswer|measureCaches|workerLine|outboxSyncTag))/,
  },
  {
    name: 'storefront',
    why: 'the calls of the storefront over the network, and those about a cart: a first screen is answered in its document',
    holds: /\/src\/api\/(?:storefront|request)\/|graphql-request/,
  },
  {
    name: 'head',
    why: 'what features say of themselves: what screens, places and changes are called, and the writing of it. The served document says it of the first screen',
    holds: /\/src\/(?:app\/(?:document\/headCode|manifests|places\/places)|features\/[\w-]+\/manifest)\./,
  },
  {
    name: 'background',
    why: 'what goes on behind every first screen once it is there: worker, install, notices; no part that needs a database',
    holds:
      /\/src\/(?:app\/(?:worker\/(?!unsentChanges)|start\/(?:restoreQueries|startBackground)|shell\/Companions)|features\/(?:install\/(?!InstallEntry|InstallSteps|InvitationNotice)|storage\/(?!FreeableList|StartOver|TroubleNotice|deleteKeptData|freeable))|features\/outbox\/(?:OutboxButton|liveOutbox)|offline\/workerLine)|workbox-window|tanstack\/[\w-]*persist/,
  },
  {
    name: 'storing',
    why: 'the commands of the cart and their rows: putting something into it needs these and the database, and no more',
    holds:
      /\/src\/offline\/(?:(?:change|offlineError|reopenWhenCut|settingRules)\.|migrations\/|cart\/(?:cartDetails|commands|joinedSteps|quantityCommands|readCart|renameLines|restoreToCart)\.)/,
  },
  {
    name: 'database',
    why: 'Dexie and what opens with it: for the first press that stores something, or once the page is quiet',
    holds:
      /node_modules\/dexie\/|\/src\/(?:offline\/(?:database|isNewerDatabase|openDatabase|watchQuery)\.|features\/cart\/cartActions)/,
  },
  {
    name: 'rules',
    why: 'rules of the domain that forms, the outbox and the clients of services share',
    holds:
      /\/src\/domain\/(?!access\/publicReads|browser\/|catalogue|checkout\/printedSums|content|gallery|generation|models|nameOrder|search|statistics|template\/|text\/|transcript\/|wishlist\/|occasions\/(?!days)|orders|personal\/|reports\/|restock|reviews|scene\/|history\.|gifts\/(?:canBePrinted|card\.|personalization|printedCharacters)|account\/checkBilling|wording\/)/,
    sharedBy: 4,
  },
  {
    name: 'services',
    why: 'the calls of the product’s services: screens ask by them, and so does what is sent from the outbox',
    holds:
      /\/src\/(?:api\/(?!checkout\/|product\/(?:deliverEvents|sendInParts|sendParts|(?:admin|affiliate|article|card|delivery|drawing|issue|occasion|order|report|restock|review|statistics|stock|template|templateFile|templateMedia|templateRun|wishlist|writing)Calls)|publicReads\/(?:networkReads|readPublic))|services\/(?!goOnWhenCut|leftWork|takeForField|useLiveRows))/,
  },
  {
    name: 'offline',
    why: 'the outbox, and the commands and readings of this device’s rows: screens hold some of them without a database',
    holds:
      /\/src\/(?:offline\/(?!cart\/prepareCheckout|drawings\/(?!drawingStores)|gallery\/takePicture|rescueCopy|engagement|reading|prints\/printDrafts|occasions\/(?:occasionCommands|sendOccasions)|restock\/sendRestock|templates\/(?:commands|resolveConflict|sendTemplates)|templateRuns\/(?:formDrafts|runCommands|runCalls)|texts\/(?!textStores)|transcripts\/(?!transcriptStores)|wishlist\/(?!wishlistHandlers)|session\/(?:personRows|setAside|beginSession|endSession|exportDevice))|features\/generation\/archive\/archiveKeys)/,
  },
  {
    name: 'fields',
    why: 'React Aria’s fields, but for days and places, which few forms ask for: dialogs stand on the same ground',
    holds:
      /\/src\/ui\/(?:form\/(?!useOwnDraft|fields\/(?:Date|Place)Input)|useOnePress|usePaused|TextField|PasswordField|NewPasswordField)/,
  },
  {
    name: 'dialogs',
    why: 'React Aria’s dialogs, drawers and menus: one of them brings nearly all that the others need',
    holds:
      /\/src\/(?:app\/connection\/ConnectionDetails|ui\/(?:DialogSurface|DrawerSurface|OverlayHost|ModalHost|ToastHost))\.tsx/,
  },
  {
    name: 'calendar',
    why: 'React Aria’s calendar: only who chooses a day needs it',
    holds: /\/src\/ui\/DateField\.tsx/,
  },
  {
    name: 'making',
    why: 'what turns a card, and the draft of what is made of a product: its page has them once that is near, and the card’s own',
    holds: /\/src\/ui\/(?:card\/|form\/useOwnDraft)/,
  },
  {
    name: 'kit',
    why: 'the rest of the kit, with the icons that more than one screen has and the reading of what everybody sees: screens behind the first ones share it',
    holds: new RegExp(
      `/src/(?:ui/(?!giftCard/|generatorOptions/|jobs/|keys/|layout/|personal/(?!PersonalFacts\\.)|things/|tools/|BentNames|giftDayLabels|heicText|SidebarEdge|SilentFilm|opinions/|useLinkToken|LinkSpentCard|state/begunDate|PicturesDialog|reports/|useHoverFilm|useZoom|followFingers|parcelNames|relationLabels|ToolMenu|useListFocus|${TEMPLATE_PARTS})|i18n/|(?:api/publicReads/readPublic|domain/access/publicReads))|(?!${icons(`book-open-text|calendar-heart|calendar-plus|ellipsis|file-plus-corner|pin-off|redo-2|spell-check|${TOOL_ICONS}|${TEMPLATE_ICONS}`)})lucide-react`,
    ),
    sharedBy: 2,
  },
  {
    name: 'reading',
    why: 'what there is to read as lists and as texts: seven addresses share nearly all of it, and each file more is named in the start',
    holds:
      /\/src\/(?:app\/reading\/|features\/reading\/(?:(?:list|text)\/|pageData|queries|kept\/Lazy|article\/(?!followPlace|placeRows))|domain\/content\/(?:contentAddresses|entry|richText)\.)/,
  },
  {
    name: 'models',
    why: 'the catalogue of models, its lists, pages and what is compared: four addresses share nearly all of it',
    holds: /\/src\/(?:app\/models\/|features\/models\/|domain\/models\/(?!searchModels|modelNames))/,
  },
  {
    name: 'sending',
    why: 'what follows a device that has stored something: its session, what waits to be sent, preferences, generations',
    holds:
      /\/src\/(?:app\/(?:start|worker|outbox|generation|preferences)\/|app\/(?:session\/sessionWork|engagement\/followVisits)|features\/gallery\/upload\/resumeUploads|offline\/(?!cart\/prepareCheckout|drawings\/(?!drawingStores)|engagement|gallery\/takePicture|occasions|reading|prints\/printDrafts|restock|templates|templateRuns|texts\/(?!textStores)|transcripts\/(?!transcriptStores)|wishlist\/(?:sendWishes|setWished))|domain\/wishlist\/)/,
  },
  {
    name: 'visits',
    why: 'what counts visits: for those alone who have agreed, once their page is idle, and for the screen that shows it',
    holds: /\/src\/(?:(?:app|domain|offline)\/engagement\/|api\/product\/deliverEvents)/,
  },
  {
    name: 'cart',
    why: 'all that the cart does, for the press that opens it',
    holds:
      /\/src\/(?:features\/cart\/(?!MissingText|PersonalLine)|domain\/checkout\/(?:checkoutError|printedSums))/,
  },
  {
    name: 'names',
    why: 'names in every case: wherever the words of a card are shown or written, and the occasions',
    holds: /\/src\/domain\/(?:wording\/names\/|gifts\/(?:blankUses|shownWords|bentNames)\.)/,
    sharedBy: 2,
  },
  {
    name: 'celebrations',
    why: 'which days are celebrated when: the occasions, the panel, and whoever writes',
    holds:
      /\/src\/(?:domain\/occasions\/(?!calendarFile)|offline\/occasions\/|api\/product\/occasionCalls|features\/occasions\/(?!DateDialog)|ui\/relationLabels)|lucide-react\/dist\/esm\/icons\/calendar-heart\./,
    sharedBy: 2,
  },
  {
    name: 'films',
    why: 'a film that plays in its card: the home has some, and the lists of templates, which nobody else needs',
    holds: /\/src\/ui\/(?:SilentFilm|useHoverFilm)\./,
    sharedBy: 2,
  },
  {
    name: 'heic',
    why: 'what is said of a photo that can’t be read: wherever one is chosen',
    holds: /\/src\/ui\/heicText\./,
    sharedBy: 2,
  },
  {
    name: 'templates',
    why: 'the rules of templates, their form and their calls: the pages that run them, the editor, and what is sent of both',
    holds: new RegExp(
      `/src/(?:(?:domain/template|features/templates|offline/(?:templates|templateRuns))/|ui/(?:${TEMPLATE_PARTS})|api/product/template\\w*Calls)|${icons(TEMPLATE_ICONS)}`,
    ),
    sharedBy: 2,
  },
  {
    name: 'choices',
    why: 'preferences and notices: their own screen has them, the settings over every screen, and the generators',
    holds: /\/src\/(?:features\/(?:preferences|push)|app\/settings)\//,
    sharedBy: 2,
  },
  {
    name: 'reporting',
    why: 'the button that reports: a work has it and a shared drawing, and neither needs what the other is made of',
    holds: /\/src\/ui\/reports\/ReportButton\./,
    sharedBy: 2,
  },
  {
    name: 'works',
    why: 'a work as it is shown and kept: the generators end with one, and every list of works shows them',
    holds:
      /\/src\/features\/generation\/(?:archive\/(?!RetryDialog)|media\/GenerationMedia|words\/(?:engineWords|generatorPlace))/,
    sharedBy: 2,
  },
  {
    name: 'results',
    why: 'what has been made: the history, a single result, what others have made',
    holds: /\/src\/features\/generation\/(?:archive|compare|details|history|shared)\//,
    sharedBy: 2,
  },
  {
    name: 'generation',
    why: 'what the generators share, their options as nodes of templates ask for them too, and how a paid job is started; reading a prompt aloud is a late part of its own',
    holds:
      /\/src\/(?:app\/WhileMaking|features\/generation\/(?!discover\/)|domain\/jobs\/|ui\/(?:generatorOptions|jobs)\/)/,
    sharedBy: 2,
  },
  {
    name: 'discover',
    why: 'what people have made public, as it is looked through: the wall of films, what is popular, and the home',
    holds:
      /\/src\/(?:(?:features\/generation\/discover|domain\/discover)\/|domain\/structuredData\/filmsStructuredData)/,
    sharedBy: 2,
  },
  {
    name: 'reports',
    why: 'how something that people show is reported and decided about: two dialogs that a press opens, and the administrators’ list. The button stands on the pages themselves',
    holds: /\/src\/(?:(?:domain|ui)\/reports\/(?!ReportButton)|api\/product\/reportCalls)/,
    sharedBy: 2,
  },
  {
    name: 'gallery',
    why: 'what the gallery shares with the choice of a picture elsewhere',
    holds: /\/src\/(?:features|domain)\/gallery\//,
    sharedBy: 2,
  },
  {
    name: 'addresses',
    why: 'how the words of an address are read: where nothing is at one, and for the addresses that administrators give',
    holds: /\/src\/domain\/addresses\//,
    sharedBy: 2,
  },
  {
    name: 'administration',
    why: 'what the screens of administrators share',
    holds: /\/src\/features\/administration\//,
    sharedBy: 2,
  },
  {
    name: 'charts',
    why: 'what the screens of statistics share, the library that their charts are drawn by with it: nobody else draws any',
    holds:
      /\/src\/(?:(?:features|domain)\/statistics\/|api\/product\/statisticsCalls)|node_modules\/(?:d3-|internmap|eventsource-parser)/,
    sharedBy: 2,
  },
  {
    name: 'entry',
    why: 'what the ways in share: signing in, a new account, and the pages that letters lead to',
    holds: /\/src\/(?:features\/(?:sign-in|newsletter)\/|ui\/(?:LinkSpentCard|useLinkToken)\.)/,
    sharedBy: 2,
  },
  {
    name: 'printed',
    why: 'which characters can be printed, and what is judged by it: only forms ask that come late',
    holds:
      /\/src\/domain\/(?:gifts\/(?:canBePrinted|printedCharacters)|account\/checkBilling|orders\/invoice)\./,
  },
  {
    name: 'buyer',
    why: 'what is known of a buyer and the files of an order: the account shows them, and the till',
    holds:
      /\/src\/features\/(?:account\/(?:billing\/useKnown|data\/(?:accountPart|useAccountPart|useOwner)\.)|orders\/(?:FilesCard|Orders\.module))/,
    sharedBy: 2,
  },
  {
    name: 'account',
    why: 'what the account, its settings and its credits share',
    holds:
      /\/src\/(?:(?:features\/(?:account|credits|orders)|domain\/(?:account|credits|orders|lockers)|app\/(?:account|session))\/|domain\/occasions\/calendarFile|ui\/(?:parcelNames|state\/begunDate))|lucide-react\/dist\/esm\/icons\/calendar-plus\./,
    sharedBy: 2,
  },
  {
    name: 'tools',
    why: 'the hub of the tools and the frame of the text tool: whoever opens one goes on to the other',
    holds: new RegExp(
      `/src/(?:features/textTool/(?:hub/|kept/|OpenTextView|TextBar|TextTool)|ui/tools/)|${icons('ellipsis|file-plus-corner|spell-check')}`,
    ),
  },
]

/** The groups for the bundler, in order of precedence. */
export function codeGroups() {
  return CODE_GROUPS.map(({ name, holds, initial, sharedBy }, index) => ({
    name,
    test: holds,
    priority: CODE_GROUPS.length - index,
    includeDependenciesRecursively: true,
    ...(initial === true ? { tags: ['$initial' as const] } : {}),
    ...(sharedBy === undefined ? {} : { minShareCount: sharedBy }),
  }))
}
