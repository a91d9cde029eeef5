import type { Plugin } from 'vite'
import { transform } from 'oxc-transform-react'

/**
 * The memoization of React's compiler adds half of a component's code, to be fetched and run before the first press. It
 * pays where a key or a press redraws much: lists, forms, galleries, and hooks whose results others memoize by. These
 * files stay as written, and in tests all do.
 */
const AS_WRITTEN = [
  // Frames, screens that are drawn once, small parts of the kit, the start.
  /\/src\/(?:app|routes|ui)\/[^?]*\.tsx/,
  /\/src\/(?:app\/(?:addresses|start)|ui\/state)\//,
  /\/src\/features\/shop\/(?!ProductCard\.)[^?]*\.tsx/,
  /\/src\/features\/(?:cart\/(?:AddToCart|CartButton)|sign-in\/(?:\w+Screen|ResendLetter))\.tsx/,
  /\/src\/features\/legal\//,
  // Hooks that return only a boolean, number or text, a few items of a short list or nothing, or run anew at each key
  // anyway.
  /\/src\/ui\/(?:form\/use(?:Fields|Form)|prices|sharing\/useShare|use(?:IsTakenOver|Media|MomentText|Near|PasswordJudgement|SecondsLeft|SidebarPlace|TypedSearch))\.ts/,
  /\/src\/(?:app\/(?:missingCode\/useMissingWords|places\/useSwitchedOn|settings\/useLanguage|shell\/use(?:IsTill|RouteFocus))|features\/(?:cart\/use(?:LineChanges|RoomInCart|SpokenTotal)|shop\/priceWords)|services\/keptWhileTranslated)\.ts/,
  // Forms for pages without scripts.
  /\/src\/features\/\w+\/plain\//,
]

/** The compiler leaves a file without components and hooks as it is: such a file is not even parsed. */
const HAS_COMPONENT_OR_HOOK = /forwardRef|memo|\b(?:[A-Z]|use[A-Z0-9])/

/**
 * Runs React's compiler on the parts of the page where it pays, in the browser's build alone. It has to come after the
 * macros of texts, which look for the JSX and the hooks as written. Reports a file that it can't read.
 */
export const compileParts: Plugin = {
  name: 'compile-parts',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: {
      id: { include: /\/src\/[^?]*\.tsx?(?:\?|$)/, exclude: [/\/node_modules\//, ...AS_WRITTEN] },
      code: HAS_COMPONENT_OR_HOOK,
    },
    async handler(source, id) {
      const [file = id] = id.split('?')
      const { code, map, errors, fatal } = await transform(file, source, {
        // The bundler turns it into calls, as in every other file.
        jsx: 'preserve',
        sourcemap: this.environment.mode === 'dev',
      })
      if (fatal) this.error(errors.map(({ message }) => message).join('\n'))
      return { code, map: map ?? null }
    },
  },
}
