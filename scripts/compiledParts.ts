/**
 * What React's compiler remembers for a component costs half of its code again, to be fetched and run before the first
 * press. It pays where much is drawn anew by a key or a press: lists, forms, galleries, and hooks, whose results others
 * remember by. Frames, screens that are drawn once, small parts of the kit and the interface's own state, whose hooks
 * give what stands in a store, come as they are written; tests run all of it so.
 */
export const COMPILED_PARTS =
  /\/src\/(?!(?:app|routes|ui)\/[^?]*\.tsx|ui\/state\/|features\/(?:cart\/(?:AddToCart|CartButton)|legal\/\w+|shop\/(?!Product(?:Card|Grid|List)\.)[\w/-]+)\.tsx)/
