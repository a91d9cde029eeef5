// Polish abbreviations, without their dot and in lower case.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** A name, a number or an example follows these: they never end a sentence. */
export const OPENING: ReadonlySet<string> = words(`
  abp adm al ang art bp bł bryg br cd chor cz czyt dh doc dot dr dyr dł dypl fot franc gen gr hab hr im inf inż jw
  kard kol kpr kpt ks lek łac m.in mec mgr min mjr muz nadkom niem np nr ob obw ok op os oprac p pkt pl płk podinsp
  podkom pom por poz ppłk ppor prof przekł przyp pn ps pt red reż ros rozdz rtm rys rzecz sierż śp s.a s.c s.j sp str
  szer sygn św tab tel tj tłum tow tzn tzw ul urz ur ust uzup v ww wł woj wyd zał zm zob
`)

/** These come at an end as well as inside: a capital after them begins the next sentence. */
export const CLOSING: ReadonlySet<string> = words(`
  itd itp etc in tys mln mld godz min sek mies szt egz kg r w n.e p.n.e zł gr l j c
`)
