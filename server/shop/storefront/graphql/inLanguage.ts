import type { GraphQLResolveInfo } from 'graphql'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { languageOf } from '../catalogue/translation.ts'
import type { GraphContext } from './graphContext.ts'

type Resolve<Parent, Arguments> = (
  parent: Parent,
  args: Arguments,
  context: GraphContext,
  info: GraphQLResolveInfo,
) => unknown

/** The resolvers of a type, each given its parent in the language the operation asks for. */
export function inLanguage<Parent, Arguments extends Record<string, unknown>>(
  translate: (parent: Parent, language: StorefrontLanguage) => Parent,
  resolvers: { readonly [Field in keyof Arguments]: Resolve<Parent, Arguments[Field]> },
) {
  const wrap =
    <Field extends keyof Arguments>(
      resolve: Resolve<Parent, Arguments[Field]>,
    ): Resolve<Parent, Arguments[Field]> =>
    (parent, args, context, info) =>
      resolve(translate(parent, languageOf(info)), args, context, info)
  return Object.fromEntries(Object.entries(resolvers).map(([field, resolve]) => [field, wrap(resolve)]))
}
