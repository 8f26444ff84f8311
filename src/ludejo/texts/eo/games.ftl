## What the games are called: read before any of them is fetched

love-letter-name = Amletero
love-letter-tagline = Divenu, blufu kaj zorgu, ke ĝuste via letero atingu la Princinon.

artus-name = Artus
artus-tagline = Ronda tablo, kiu turniĝas laŭ sia Reĝo: sidu proksime al la krono, kaj foriru ĝustatempe.

codenames-name = Kodaj nomoj
codenames-tagline = Unu vorto, unu nombro: gvidu vian teamon al ĝiaj agentoj, preter la murdiston.

lines-and-columns-name = Linioj kaj kolumnoj
lines-and-columns-tagline = Sep aĵoj, ok koloroj, unu tabelo: estu la unua, kiu metas ĉiujn siajn kartojn.

lupus-in-tabula-name = Lupus in Tabula
lupus-in-tabula-tagline = Nokte ĉasas la lupfantomoj, tage la vilaĝo voĉdonas: kiu el vi ne estas tio, kio ŝajnas?
