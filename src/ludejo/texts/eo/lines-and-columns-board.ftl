## Whose turn, and what is expected

lines-and-columns-board-expect-green = Komencu la tabelon per verda karto.
lines-and-columns-board-expect-card = Kiun karton vi metas?
lines-and-columns-board-expect-place = Maldekstren aŭ dekstren?
lines-and-columns-board-expect-confirm = Prete: kio kuŝas, tio restas.
lines-and-columns-board-next-place = Elektu lokon

## At a seat

lines-and-columns-board-passed = Cedis
lines-and-columns-board-dealer = Disdonas

## The table

lines-and-columns-board-table = Linioj kaj kolumnoj
lines-and-columns-board-here = Loko por: { $card }
lines-and-columns-board-start = Komenco de linio, por: { $card }
lines-and-columns-board-edge = { $side ->
    [left] Nova kolumno maldekstre, linio: { $object }
   *[right] Nova kolumno dekstre, linio: { $object }
}
lines-and-columns-board-empty = Malplena loko, linio: { $object }, kolumno: { $colour }
lines-and-columns-board-newcomers = Koloroj sen kolumno: { $colours }
lines-and-columns-board-undealt = { $n ->
    [one] Unu karto kuŝas flanke, nevidata.
   *[other] { $n } kartoj kuŝas flanke, nevidataj.
}
lines-and-columns-board-zoom = Grandeco de la tabelo
lines-and-columns-board-bigger = Pligrandigi
lines-and-columns-board-smaller = Malgrandigi

## The hand

lines-and-columns-board-card = { $fits ->
    [yes] { $card }, taŭgas
   *[no] { $card }, devas atendi
}
lines-and-columns-board-order = Ordigi viajn kartojn
lines-and-columns-board-order-object = laŭ objektoj
lines-and-columns-board-order-colour = laŭ koloroj
lines-and-columns-board-order-fits = unue taŭgaj

## The move

lines-and-columns-board-lay = { $kind ->
    [left] Metu maldekstren: { $card }
    [right] Metu dekstren: { $card }
   *[start] Komencu linion: { $card }
}
lines-and-columns-board-left = Maldekstren
lines-and-columns-board-right = Dekstren
lines-and-columns-board-all = Meti ĉion
lines-and-columns-board-all-fit = Ĉiuj viaj kartoj nun taŭgas
lines-and-columns-board-all-order = La ordo
lines-and-columns-board-all-do = Metu ĉiujn { $n } kartojn kaj gajnu

## Why not here

lines-and-columns-board-waits = Ĉi tiu karto devas atendi.
lines-and-columns-board-several = Pluraj el viaj kartoj taŭgas ĉi tie: elektu unu en via mano.
lines-and-columns-board-other-row = Jen la linio de alia objekto: la karto „{ $card }“ kuŝas en sia propra linio.
lines-and-columns-board-only-here = En ĉi tiu loko povas kuŝi nur: { $card }.
lines-and-columns-board-new-colour = Ĉi tie taŭgas nur koloro sen kolumno, kaj por ĉi tiu linio vi havas neniun.

## The end

lines-and-columns-board-end-out = La unua mano estas malplena. Restantaj kartoj:
lines-and-columns-board-end-stuck = Neniu povis daŭrigi: gajnas, kiu havas la plej malmultajn kartojn. Restantaj kartoj:

## Reference card

lines-and-columns-board-example = Metebla nun: { $open }. Ankoraŭ ne: { $closed }, ĉar antaŭ ĝi mankas { $open }.
lines-and-columns-board-point-rows = Ĉiu objekto havas sian linion, ĉiu koloro sian kolumnon.
lines-and-columns-board-point-green = Linion komencas ĝia verda karto; tio eblas iam ajn.
lines-and-columns-board-point-ends = Aliaj kartoj iras al la maldekstra aŭ dekstra fino de sia linio. Sen truoj.
lines-and-columns-board-point-column = Koloro, kiu havas kolumnon, restas en ĝi. Nova koloro malfermas sian ĉe la rando de la tabelo.
lines-and-columns-board-point-turn = Metu unu karton, se vi povas; alie vi cedas la vicon.
lines-and-columns-board-point-all = Se ĉiuj viaj kartoj estas meteblaj unu post la alia, metu ĉiujn kaj gajnu.
lines-and-columns-board-colours = La koloroj kaj iliaj desegnoj
lines-and-columns-board-beliefs = Ĉiu strio prezentas sidlokon. Elektu lokon por vidi la nombrojn.
