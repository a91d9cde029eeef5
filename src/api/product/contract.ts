import type * as z from 'zod/mini'
import type { paths } from './paths.gen.ts'

// The types of the endpoints in the server's OpenAPI document. Every call has to fit them.

/** All endpoints, as `METHOD /path` with `{name}` for a call's parameters. */
export type Endpoint = {
  [Path in keyof paths]: `${Uppercase<Served<paths[Path]>>} ${Path}`
}[keyof paths]

/** The methods that an address is served by. */
type Served<Methods> = {
  [Method in keyof Methods & ('get' | 'post' | 'put' | 'patch' | 'delete')]: undefined extends Methods[Method]
    ? never
    : Method
}[keyof Methods & ('get' | 'post' | 'put' | 'patch' | 'delete')]

/** The fields that a call of this endpoint must provide, and no others. */
export type Filling<Name extends Endpoint> = Part<'body', Body<Name>> &
  Part<'path', Field<Parameters<Name>, 'path'>> &
  Part<'query', Field<Parameters<Name>, 'query'>>

/**
 * Nothing, where a schema takes every answer that the document allows; else a type without values, so that the call
 * doesn't compile.
 */
export type Agreement<Name extends Endpoint, Schema extends z.core.$ZodType> =
  Plain<Answer<Name>> extends z.input<Schema> ? unknown : { readonly answerDisagrees: never }

type Operation<Name extends Endpoint> = Name extends `${infer Method} ${infer Path extends keyof paths}`
  ? Field<paths[Path], Lowercase<Method>>
  : never

type Parameters<Name extends Endpoint> = Field<Operation<Name>, 'parameters'>

type Body<Name extends Endpoint> = Json<Field<Operation<Name>, 'requestBody'>>

/** Of whichever of the good statuses the endpoint answers with. */
type Answer<Name extends Endpoint> = {
  [Status in 200 | 201 | 202 | 204]: Json<Field<Field<Operation<Name>, 'responses'>, Status>>
}[200 | 201 | 202 | 204]

type Json<Message> = Field<Field<Message, 'content'>, 'application/json'>

type Field<Whole, Key> = Key extends keyof Whole ? Exclude<Whole[Key], undefined> : never

/** A part of a request that must be given, may be given, or must not be. */
type Part<Key extends string, Given> = [Given] extends [never]
  ? { readonly [Name in Key]?: undefined }
  : Partial<Given> extends Given
    ? { readonly [Name in Key]?: Loose<Given> }
    : { readonly [Name in Key]: Loose<Given> }

/** An optional field may also be undefined: it isn't sent then. */
type Loose<Given> = Given extends object
  ? {
      readonly [Key in keyof Given]: Loose<Given[Key]> | (object extends Pick<Given, Key> ? undefined : never)
    }
  : Given

/** Schemas give mutable types, the generated types are readonly. */
type Plain<Given> = Given extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Given extends object
    ? { -readonly [Key in keyof Given]: Plain<Given[Key]> }
    : Given
