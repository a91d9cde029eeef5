import type { FetchedWhen } from '#domain/build/builtFiles.ts'

/** What a person does, with all the code of it. */
interface Capability {
  readonly name: string
  readonly when: FetchedWhen
  /** Why it is there at once, or not. */
  readonly why: string
  /** The late parts and screens that begin it, by their sources from `src/`, or by their group of code: `group/cart`. */
  readonly begins: RegExp
}

/**
 * The code that the worker keeps, in packs. A file is in the first capability one of whose beginnings needs it. What no
 * line here names is kept once somebody has opened it, by itself.
 */
export const CAPABILITIES: readonly Capability[] = [
  {
    name: 'shop',
    when: 'always',
    why: 'the frame, the shop, the cart, and what there is to read, of models too: what a person needs without a network after one visit',
    begins:
      /^(?:index\.html|routes\/(?:index|sklep\.|koszyk|regulamin|polityka|o-nas|kontakt|dostawa|\$|produkty-ai|debug|aktualnosci|edukacja|poradnik|tutoriale|modele)|app\/(?:home|shell\/(?!SearchFindings)|session\/(?!leaving)|errors|guards|worker|start)\/?|features\/(?:shop\/(?!product\/ViewedGrid)|cart|newsletter|offline-packs|outbox|reading|storage|install)|offline\/(?:cart|outbox)|group\/(?:background|database|storing|cart|search|sending|offline|storefront|dialogs|shop|services|head)|domain\/addresses|api\/publicReads)/,
  },
  {
    name: 'gifts',
    when: 'freely',
    why: 'a gift that was begun with a network is written on without one',
    begins:
      /^(?:app\/gifts|features\/(?:gifts|prints|personal|restock|shop\/product)|ui\/personal|features\/card|routes\/(?:kartka|ulubione))/,
  },
  {
    name: 'account',
    when: 'opened',
    why: 'orders, settings, ways in and out, and the checkout: most visitors never open them',
    begins:
      /^(?:routes\/(?:login|register|konto|kasa|profil\.index|panel|ustawienia|verify|forgot|reset|kredyty|credits|newsletter|preferences|opinie|prywatnosc|uzytkownik|okazje)|features\/(?:account|affiliate|checkout|engagement|occasions|orders|preferences|push|opinions)|app\/(?:settings|account|session\/leaving)|ui\/(?:form|opinions)|offline\/(?:occasions|restock|wishlist))/,
  },
  {
    name: 'making',
    when: 'opened',
    why: 'generators, what they made, and templates that are run',
    begins:
      /^(?:routes\/(?:generatory|generacje|generations|historia|wideo|popularne|szablony|profil\.galeria)|features\/(?:generation|gallery|templates)|app\/shell\/SearchFindings|domain\/(?:generation|wording|gifts)|offline\/templateRuns|ui\/templateForm|api\/product\/sendInParts)/,
  },
  {
    name: 'tools',
    when: 'opened',
    why: 'the text tool, transcription, diagrams and flows, and the palette over everything',
    begins:
      /^(?:routes\/narzedzia|features\/(?:drawings|textTool|transcription)|domain\/(?:scene|transcript)|ui\/layout|app\/palette)/,
  },
  {
    name: 'administration',
    when: 'opened',
    why: 'administration, statistics and the editor of templates: for a few people',
    begins:
      /^(?:routes\/(?:admin|analytics|cennik|enhanced-statistics|realtime-monitoring|statistics)|features\/(?:builder|administration|statistics))/,
  },
]

/** Fetched with every shop: the document, and what an installed app is shown by. */
export const SHELL_FILES = ['index.html', 'manifest.webmanifest', 'favicon.svg', 'icons/icon-192.png']

/** Faces of the whole interface; those of cards come with the first card that is shown. */
export const SHELL_FACES = /\/(?:figtree|bricolage-grotesque)-rest-[\w-]+\.woff2$/

/**
 * Kept by no worker: half a megabyte of dictionaries for those who make a password, which nobody can without a network,
 * and what lays out graphs, for the few who build templates.
 */
export const UNKEPT = /\/(?:estimatePassword|elk-worker[\w.]*)-[\w-]+\.js$/

/** Its server's answer has a policy of its own, which no pack can tell. */
export const OWN_THREADS = /\/[\w.]*[wW]orker[\w.]*-[\w-]{8}\.js$/
