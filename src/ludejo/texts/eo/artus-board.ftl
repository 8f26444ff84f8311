## Whose turn, and what is expected

artus-board-round = Raŭndo { $round } el { $rounds }
artus-board-placing = Lokado de Kavaliroj
artus-board-over = La partio finiĝis
artus-board-now-place = lokas Kavaliron
artus-board-now-play = { $left ->
    [2] ludas du kartojn
   *[other] ludas karton
}
artus-board-now-draw = prenas karton
artus-board-expect-chair = Elektu malplenan seĝon
artus-board-expect-card = { $left ->
    [2] Ludu la unuan el du kartoj
   *[other] Ludu karton
}
artus-board-expect-way = Kion faru la ĵokero?
artus-board-expect-piece = Kiu figuro?
artus-board-expect-goal = Al kiu seĝo?
artus-board-expect-knights = Kiuj Kavaliroj kalkuliĝu?
artus-board-expect-pile = { $left ->
    [2] Prenu du kartojn, unu post la alia
   *[other] Prenu karton
}
artus-board-expect-confirm = Preta
artus-board-next-chair = Elektu seĝon
artus-board-next-way = Elektu, kion ĝi faru
artus-board-next-piece = Elektu figuron
artus-board-next-goal = Elektu seĝon
artus-board-next-knights = Elektu viajn Kavalirojn
artus-board-next-pile = Elektu stakon
artus-board-next-plate = poste ĉe la telero { $value }
artus-board-crown-there = kaj tien iras la krono

## At a seat

artus-board-points = { $n ->
    [one] poento
   *[other] poentoj
}
artus-board-chips = { $n ->
    [one] Unu ĵetono de 50
   *[other] { $n } ĵetonoj de 50
}
artus-board-to-place = { $n ->
    [0] Ĉiuj Kavaliroj lokitaj
    [one] Unu Kavaliro lokenda
   *[other] { $n } Kavaliroj lokendaj
}
artus-board-in-hand = En la mano
artus-board-in-piles = En la stakoj
artus-board-played = Luditaj
artus-board-to-come = En la mano aŭ en la stakoj
artus-board-none = Neniu
artus-board-known = Kion ĉiuj scias
artus-board-track = Poentovojo. { $scores }

## The table

artus-board-table = La ronda tablo
artus-board-king = Reĝo
artus-board-crown = krono
artus-board-empty = malplena
artus-board-knight-of = Kavaliro de { $owner }
artus-board-royal = { $royal }, { $rings ->
    [one] unu ringo
   *[other] { $rings } ringoj
}
artus-board-chair = Seĝo { $chair }, telero { $plate }{ $carpet ->
    [yes] , tapiŝo
   *[no] {""}
}: { $who }
artus-board-offered = { $chair } (elektebla)

## The hand and the piles

artus-board-pile-knight = Kavaliraj kartoj
artus-board-pile-king = Reĝaj kartoj
artus-board-pile-scoring = Poentaj kartoj
artus-board-pile-knight-help = Ok por ĉiu ludanto. Ili malsamas per la nombro de seĝoj.
artus-board-pile-king-help = Ok por ĉiu ludanto: kvar movas Princon aŭ la Reĝon, kvar estas ringoj.
artus-board-pile-scoring-help = Ses por ĉiu ludanto, nur en la sperta ludo.
artus-board-covered-card = Karto { $n }, kaŝita: { $pile }
artus-board-drawn = { $card }, ĵus prenita
artus-board-left = restas { $n }

## The move, and what comes of it

artus-board-way-move = Movi figuron
artus-board-way-ring = Doni ringon
artus-board-way-score = Plej bona Kavaliro
artus-board-do-place = Loki Kavaliron ĉe la telero { $value }
artus-board-do-draw = Preni { $pile }
artus-board-do-move = { $piece } { $steps } { $way ->
    [back] malantaŭen
   *[forward] antaŭen
}
artus-board-do-ring = Ringo por la { $royal }
artus-board-do-best = Plej bona Kavaliro
artus-board-then-push = { $who ->
    [own] forpuŝas vian propran Kavaliron { $n } malantaŭen
    [knight] forpuŝas Kavaliron de { $owner } { $n } malantaŭen
    [king] forpuŝas la Reĝon { $n } malantaŭen
   *[prince] forpuŝas la { $piece } { $n } malantaŭen
}
artus-board-then-crowned = la { $royal } fariĝas Reĝo
artus-board-then-turns = la disko turniĝas

## What happened

artus-board-deed = { $seat }: { $what }
artus-board-deeds = Kio laste okazis
artus-board-earlier = Pli frue
artus-board-later = Pli poste

## Why not here

artus-board-choose-piece = Neniu sidas tie: bonvolu elekti figuron, por kiu estas ĉi tiu karto.
artus-board-out-of-reach = La karto ne atingas ĉi tiun seĝon: bonvolu elekti unu el la markitaj.
artus-board-not-yours = Ĉi tiu Kavaliro apartenas al alia ludanto: viaj kartoj estas por viaj propraj Kavaliroj.
artus-board-only-knights = Ĉi tiu karto estas por viaj propraj Kavaliroj: bonvolu elekti unu el ili.
artus-board-only-royals = Ĉi tiu karto estas por Princoj aŭ la Reĝo: bonvolu elekti unu el ili.
artus-board-only-princes = Ringo estas por Princo: bonvolu elekti markitan.
artus-board-nothing-to-choose = Estas nenio plu por elekti: bonvolu uzi la butonon malsupre, aŭ preni alian karton.
artus-board-other-colour = Ĉi tiu karto estas por la alia koloro: bonvolu elekti markitan figuron.

## The end

artus-board-source = Poentoj el
artus-board-source-knights = Movitaj Kavaliroj
artus-board-source-royals = Movitaj Princoj
artus-board-source-rings = Ringoj
artus-board-source-cards = Poentaj kartoj
artus-board-source-penalties = Punoj
artus-board-source-sum = Poentoj

## The cards in words

artus-board-text-knight = Movu unu el viaj Kavaliroj { $range } { $most ->
   *[other] seĝojn
} { $way ->
    [both] antaŭen aŭ malantaŭen
   *[forward] antaŭen
}; vi ricevas la poentojn de la telero, kiun ĝi forlasas.
artus-board-text-royal = Movu { $who ->
    [silver] arĝentan Princon aŭ arĝentan Reĝon
    [bronze] bronzan Princon aŭ bronzan Reĝon
   *[any] iun ajn Princon aŭ la Reĝon
} { $range } { $most ->
   *[other] seĝojn
} { $way ->
    [both] antaŭen aŭ malantaŭen
   *[forward] antaŭen
}; ĉe Princo vi ricevas la poentojn de la telero, kiun li forlasas, ĉe la Reĝo nenion.
artus-board-text-ring = Donu ringon al { $who ->
    [silver] arĝenta Princo
    [bronze] bronza Princo
   *[any] iu ajn Princo
}; vi ricevas la poentojn de lia telero. Kun tri ringoj li estas Reĝo.
artus-board-text-score-all = Vi ricevas la poentojn de ĉiuj viaj Kavaliroj.
artus-board-text-score-reversed = Vi ricevas la poentojn de ĉiuj viaj Kavaliroj kun inversa signo.
artus-board-text-score-colours = Po unu Kavaliro ĉe verda, flava kaj ruĝa telero; se vi ne povas: { $penalty }.
artus-board-text-score-carpet = Du Kavaliroj sur la tapiŝo; se vi ne povas: { $penalty }.
artus-board-text-score-red = Tri Kavaliroj ĉe ruĝaj teleroj; se vi ne povas: { $penalty }.
artus-board-text-joker = Movu vian Kavaliron, Princon aŭ la Reĝon 1–3 antaŭen; aŭ donu ringon; aŭ poentu per via plej bona Kavaliro.

## Reference card

artus-board-point-leave = Vi ricevas la poentojn de la seĝo, kiun via figuro forlasas: ĝustatempe foriru de la bonaj.
artus-board-point-push = Se iu sidas ĉe la celo, tiu figuro iras reen al la unua malplena seĝo.
artus-board-point-king = Kiam ajn la Reĝo ŝanĝas seĝon, la disko turniĝas, kaj kun ĝi ĉiuj teleroj.
artus-board-point-ring = Princo kun tri ringoj fariĝas Reĝo.
artus-board-point-turn = Ludu unu karton kaj prenu unu (en la sperta ludo po du). Neniu rajtas pasi.
artus-board-plates = La teleroj, kontraŭhorloĝe de la Reĝo

## Examples of the rulebook

artus-board-example-a1 = Ekzemplo A: la Kavaliro kun triangulo iras 5 antaŭen kaj donas 5 poentojn. La Reĝo devas cedi la lokon, du seĝojn malantaŭen, kaj la disko turniĝas.
artus-board-example-a2 = Ekzemplo A: 4 antaŭen, ankaŭ 5 poentoj. La Kavaliro kun stelo iras unu seĝon malantaŭen.
artus-board-example-a3 = Ekzemplo A: 3 antaŭen trans ĉiujn, al malplena seĝo. Ĝi donas la 5 poentojn, kiujn ĝi forlasas, kaj neniu devas moviĝi.
artus-board-example-b = Ekzemplo B: 3 malantaŭen, 5 poentoj. La Kavaliro kun cirklo estas forpuŝita sep seĝojn malantaŭen, preter ĉiuj, al la unua malplena seĝo.
artus-board-example-c = Ekzemplo C: la tria ringo por la arĝenta Princo donas 3. Li estas Reĝo, kaj la disko turniĝas al li.
artus-board-example-d = Ekzemplo D: „Ĉiuj Kavaliroj“ por la cirklo: 7 + 6 + 2 − 1 = 14. La aliaj koloroj ricevas 2, 1 kaj −13.
artus-board-example-e = Ekzemplo E: „Verda, flava, ruĝa“ por la stelo: 10 + 0 − 3 = 7. Neniu alia havas ĉiujn tri, do estus −15.
artus-board-example-f = Ekzemplo F: „Du sur la tapiŝo“ por la stelo: −3 + 0 = −3. La tria tie, ĉe −5, ne kalkuliĝas.
artus-board-example-g = Ekzemplo G: „Tri ĉe ruĝaj“ por la rombo: −2 − 4 − 7 = −13. Sen tri tiaj estus −50.
