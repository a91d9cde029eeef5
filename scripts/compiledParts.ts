/**
 * What React's compiler remembers for a component costs half of its code again, to be fetched and run before the first
 * press. It pays where much is drawn anew by a key or a press: lists, forms, galleries, and hooks, whose results others
 * remember by. Frames, screens that are drawn once, small parts of the kit, the start and hooks that give a mere yes,
 * number or text come as they are written; tests run all of it so.
 */
export const COMPILED_PARTS =
  /\/src\/(?!(?:app|routes|ui)\/[^?]*\.tsx|app\/start\/|ui\/(?:state\/|use(?:Media|Near|SidebarPlace)\.)|features\/(?:cart\/(?:AddToCart|CartButton)|legal\/\w+|shop\/(?!Product(?:Card|Grid|List)\.)[\w/-]+)\.tsx)/
