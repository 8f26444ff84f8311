## The two games

artus-kind-basic = Baza ludo
artus-kind-advanced = Sperta ludo

## Pieces and piles

artus-piece-knight = Kavaliro
    .acc = Kavaliron
artus-piece-silver-1 = arĝenta Princo
    .acc = arĝentan Princon
artus-piece-silver-2 = arĝenta Princo
    .acc = arĝentan Princon
artus-piece-bronze-1 = bronza Princo
    .acc = bronzan Princon
artus-piece-bronze-2 = bronza Princo
    .acc = bronzan Princon
artus-royal-silver-1 = arĝenta Princo
    .acc = arĝentan Princon
artus-royal-silver-2 = arĝenta Princo
    .acc = arĝentan Princon
artus-royal-bronze-1 = bronza Princo
    .acc = bronzan Princon
artus-royal-bronze-2 = bronza Princo
    .acc = bronzan Princon
artus-pile-knight = kavalira karto
    .acc = kavaliran karton
artus-pile-king = reĝa karto
    .acc = reĝan karton
artus-pile-scoring = poenta karto
    .acc = poentan karton

## Cards

artus-card-knight-1-4 = Kavaliro 1–4
artus-card-knight-2-5 = Kavaliro 2–5
artus-card-knight-3-6 = Kavaliro 3–6
artus-card-knight-4-7 = Kavaliro 4–7
artus-card-knight-5-8 = Kavaliro 5–8
artus-card-knight-6-9 = Kavaliro 6–9
artus-card-knight-7-9 = Kavaliro 7–9
artus-card-knight-1-5 = Kavaliro ±1–5
artus-card-silver-1-7 = Arĝenta 1–7
artus-card-bronze-1-7 = Bronza 1–7
artus-card-royal-4-8 = Princo aŭ Reĝo 4–8
artus-card-royal-1-5 = Princo aŭ Reĝo ±1–5
artus-card-ring-silver = Ringo por arĝenta
artus-card-ring-bronze = Ringo por bronza
artus-card-ring-any = Ringo por iu ajn Princo
artus-card-score-all = Ĉiuj Kavaliroj
artus-card-score-reversed = Ĉiuj Kavaliroj, kontraŭsigne
artus-card-score-colours = Verda, flava, ruĝa
artus-card-score-carpet = Du sur la tapiŝo
artus-card-score-red = Tri ĉe ruĝaj
artus-card-joker = Ĵokero

## What happens

artus-event-began = { $kind }. La unuan vicon havos { $first }; antaŭe ĉiuj lokas siajn Kavalirojn en inversa ordo.
artus-event-dealt = Viaj kartoj: { $cards }.
artus-event-placed = { $seat } lokas Kavaliron ĉe la telero { $value }.
artus-event-played = { $seat } ludas la karton „{ $card }“.
artus-event-scored =
    { $reason ->
        [left] { $seat } poentas per la ĵus forlasita seĝo: { $points }. Entute nun: { $score }.
        [ring] { $seat } poentas per la seĝo de la Princo, kiu ricevas la ringon: { $points }. Entute nun: { $score }.
        [best] { $seat } poentas per la plej bona Kavaliro: { $points }. Entute nun: { $score }.
        [penalty] { $seat } ne havas la Kavalirojn, kiujn ĉi tiu karto postulas: { $points }. Entute nun: { $score }.
       *[knights] { $seat } poentas per Kavaliroj: { $points }. Entute nun: { $score }.
    }
artus-event-moved =
    { $seat } movas { $is_king ->
        [yes] la Reĝon
       *[no] { $piece-acc }
    } { $steps ->
        [one] unu seĝon
       *[other] { $steps } seĝojn
    } { $way ->
        [back] malantaŭen
       *[forward] antaŭen
    }.
artus-event-displaced =
    { $owner-is ->
        [none]
            { $is_king ->
                [yes] La Reĝo
               *[no] Unu { $piece }
            }
       *[other] Kavaliro de { $owner }
    } devas cedi la lokon: { $back ->
        [one] unu seĝon
       *[other] { $back } seĝojn
    } kontraŭhorloĝe.
artus-event-ringed =
    { $seat } aldonas ringon: la { $royal } nun havas { $rings ->
        [one] unu
       *[other] { $rings }
    }.
artus-event-crowned = La tria ringo: la { $royal } fariĝas Reĝo! La antaŭa Reĝo retenas unu ringon.
artus-event-turned = La disko turniĝas tiel, ke la krono kuŝas antaŭ la Reĝo.
artus-event-drew = { $seat } prenas { $pile-acc }.
artus-event-took = Vi prenas la karton „{ $card }“.
artus-event-over =
    La lasta karto estas ludita. { $winners-count ->
        [one] { $winners } gajnas!
       *[other] { $winners } gajnas kune!
    } Poentoj: { $scores }.

## Why a move is not possible

artus-refusal-place-first = Unue ĉiuj Kavaliroj sidiĝas: bonvolu elekti malplenan seĝon.
artus-refusal-taken = Iu jam sidas tie: bonvolu elekti malplenan seĝon.
artus-refusal-all-placed = Ĉiuj Kavaliroj jam sidas; de nun movas ilin la kartoj.
artus-refusal-play-first = Oni prenas nur post la ludado: bonvolu unue ludi karton.
artus-refusal-draw-first = Antaŭ la sekva vico vi devas preni karton: bonvolu elekti unu el viaj stakoj.
artus-refusal-empty-pile = Ĉi tiu stako ne plu havas kartojn: bonvolu preni el alia.
artus-refusal-not-held = La karto „{ $card }“ ne estas en via mano: bonvolu ludi unu el viaj propraj kartoj.
artus-refusal-no-knight = Vi ne havas tiom da Kavaliroj ĉe la tablo: bonvolu elekti alian.
artus-refusal-king-ring = La Reĝo neniam ricevas plian ringon: bonvolu elekti Princon.
artus-refusal-not-colours = Ĉi tiu karto kalkulas po unu Kavaliron ĉe verda, flava kaj ruĝa telero: bonvolu elekti tiajn tri.
artus-refusal-not-carpet = Ĉi tiu karto kalkulas nur Kavalirojn sur la tapiŝo: bonvolu elekti du el tiuj.
artus-refusal-not-red = Ĉi tiu karto kalkulas nur Kavalirojn ĉe ruĝaj teleroj: bonvolu elekti tri el tiuj.
artus-refusal-must-score = Vi havas la Kavalirojn, kiujn ĉi tiu karto postulas, do vi devas poenti per ili; bonvolu elekti, per kiuj.
artus-refusal-not-your-turn = Nun estas la vico de alia ludanto: bonvolu atendi vian.
artus-refusal-is-over = La partio jam estas decidita, do ne plu eblas ludi kartojn.

## What somebody has at the end

artus-result = { $size ->
    [one] { $points } poento
   *[other] { $points } poentoj
}

## Table options

artus-option-game = Ludo
    .help = En la baza ludo oni ludas po unu karton en vico, dum 16 raŭndoj. En la sperta ludo estas du kartoj en vico, 11 raŭndoj kaj tria stako: la poentaj kartoj.
artus-option-game-basic = Baza
artus-option-game-advanced = Sperta
artus-option-first = Kiu komencas
    .help = Kiu havas la unuan vicon. La regularo nomas la plej maljunan ludanton. Kavalirojn oni lokas en inversa ordo, do tiu ludanto lokas la lasta.
artus-option-first-random = Laŭ hazardo
artus-option-first-seat-0 = La unua sidloko
artus-option-knight-cards = Nekonataj kavaliraj kartoj
    .help = Kvin el la ok kavaliraj kartoj estas dokumentitaj: 1–4, 2–5, 3–6, 7–9 kaj ±1–5. La ceteraj tri estas nia elekto; se vi posedas la ludon, vi povas ĉi tie proksimiĝi al ĝi.
artus-option-knight-cards-rising = 4–7, 5–8 kaj 6–9
artus-option-knight-cards-low = 1–4, 2–5 kaj 3–6 duafoje
artus-option-knight-cards-high = 5–8, 6–9, kaj 7–9 duafoje
artus-option-ring-cards = Ringaj kartoj
    .help = Ĉiu ludanto havas kvar ringajn kartojn. Ne estas dokumentite, kiom da ili estas por arĝenta, por bronza kaj por iu ajn Princo.
artus-option-ring-cards-even = Unu arĝenta, unu bronza, du por iu ajn
artus-option-ring-cards-silver = Du arĝentaj, unu bronza, unu por iu ajn
artus-option-ring-cards-bronze = Unu arĝenta, du bronzaj, unu por iu ajn
artus-option-ring-cards-coloured = Du arĝentaj, du bronzaj
artus-option-carpet = Tapiŝoj
    .help = Kie kuŝas la du tapiŝoj, ĉiu sub tri seĝoj. Tio gravas nur por la poenta karto „Du sur la tapiŝo“.
artus-option-carpet-crown = Ĉirkaŭ la seĝo de la unua Reĝo, kaj kontraŭe
artus-option-carpet-side = Ĉirkaŭ la seĝoj kvaronan turnon de tie

## Rules

artus-rule-AR-1 = Ĉirkaŭ la tablo staras 28 seĝoj. Antaŭ ĉiu kuŝas unu el la 28 teleroj de disko, kiu povas turniĝi.
artus-rule-AR-2 = Kontraŭhorloĝe de la krono la teleroj estas 10, poste de 8 ĝis 1, poste de −1 ĝis −15, fine tri nuloj. 9 ne ekzistas.
artus-rule-AR-3 = Teleroj super nulo estas verdaj, tiuj sub nulo ruĝaj, kaj la tri nuloj flavaj. Ĉe la telero kun la krono sidas ĉiam nur la Reĝo, do neniu Kavaliro poentas tie.
artus-rule-AR-4 = La regularo, kiun ni havas, ne montras la diskon. El ĉiuj eblaj ordoj de teleroj nur ĉi tiu kongruas kun ĉiu ekzemplo kaj kun tio, kion skribis recenzantoj.
artus-rule-AR-5 = Ni numeras la seĝojn laŭhorloĝe de 0; antaŭen signifas laŭhorloĝe. Kiom valoras seĝo, tio dependas nur de ĝia distanco de la Reĝo.
artus-rule-AR-6 = Kvar seĝoj portas kronon kaj dividas la cirklon en kvaronojn. Tiu kun la pli granda krono estas seĝo 0.
artus-rule-AR-7 = Du tapiŝoj kuŝas unu kontraŭ la alia, ĉiu sub tri najbaraj seĝoj. Ke ili kuŝas ĉirkaŭ la seĝo de la unua Reĝo kaj tiu kontraŭa, tio estas nia elekto; spertula opcio movas ilin.
artus-rule-AR-8 = Kiam la figuroj estas lokitaj, la kronoj sur la seĝoj ne plu gravas. La tapiŝoj gravas nur por unu poenta karto.
artus-rule-AR-9 = Estas 24 Kavaliroj en kvar koloroj, du arĝentaj kaj du bronzaj Princoj, 10 ringoj, 12 ĵetonoj de 50 poentoj kaj 22 kartoj por ĉiu ludanto.
artus-rule-AR-10 = La Princoj komencas sur la seĝoj kun kronoj, samkoloraj unu kontraŭ la alia. Tiu ĉe la pli granda krono estas Reĝo kaj havas tri ringojn, la aliaj po unu; kvar ringoj estas liberaj. Ĉe ni arĝenta komencas kiel Reĝo, kio nenion ŝanĝas. Oni turnas la diskon tiel, ke la krono kuŝas antaŭ la Reĝo.
artus-rule-AR-11 = Kun du aŭ tri ludantoj ĉiu havas kvin Kavalirojn ĉe la tablo, kun kvar ludantoj kvar. Unu plia montras la poentojn.
artus-rule-AR-12 = En la baza ludo la poentaj kartoj restas en la skatolo; ĉiu miksas la kavalirajn kaj la reĝajn kartojn kiel du stakojn kaj prenas po du el ambaŭ. En la sperta ludo la ses poentaj kartoj estas la tria stako, ĉiu prenas po tri kavalirajn kaj reĝajn kartojn, kaj poentajn kartojn oni rajtas preni ekde la unua raŭndo.
artus-rule-AR-13 = Vi vidas viajn kartojn, antaŭ ol la Kavaliroj estas lokataj. La ludanto dekstre de tiu, kiu komencas, lokas unu Kavaliron sur iun ajn malplenan seĝon, poste oni daŭrigas kontraŭhorloĝe, ĝis ĉiuj Kavaliroj sidas; en ĉiu rondo la komencanto estas la lasta. Poste oni ludas laŭhorloĝe. Kiu komencas, tion decidas hazardo, se la opcioj de la tablo ne diras alion; la regularo nomas la plej maljunan ludanton.
artus-rule-AR-14 = Kun du, tri aŭ kvar ludantoj estas 14, 19 aŭ 20 figuroj ĉe la tablo, do 14, 9 aŭ 8 seĝoj restas malplenaj.
artus-rule-AR-15 = Sep el viaj ok kavaliraj kartoj movas Kavaliron antaŭen, tiom da seĝoj, kiom vi elektas inter la nombroj de la karto; ±1–5 movas ĝin unu ĝis kvin seĝojn antaŭen aŭ malantaŭen. 1–4, 2–5, 3–6, 7–9 kaj ±1–5 estas dokumentitaj. 4–7, 5–8 kaj 6–9 estas nia elekto; spertula opcio ŝanĝas ilin.
artus-rule-AR-16 = Kvar el viaj reĝaj kartoj movas Princon aŭ la Reĝon: arĝentan 1–7, bronzan 1–7, iun ajn 4–8, kaj iun ajn ±1–5, antaŭen aŭ malantaŭen. Bronzan 1–7 ni konkludas el arĝenta 1–7.
artus-rule-AR-17 = La aliaj kvar reĝaj kartoj estas por ringoj: unu por arĝenta, unu por bronza, du por iu ajn Princo. Tiu divido estas konkludita; spertula opcio ŝanĝas ĝin.
artus-rule-AR-18 = La ses poentaj kartoj: ĉiuj viaj Kavaliroj; ĉiuj viaj Kavaliroj kun la kontraŭa signo; po unu Kavaliro ĉe verda, flava kaj ruĝa telero, aŭ −15; du Kavaliroj sur la tapiŝo, aŭ −25; tri Kavaliroj ĉe ruĝaj teleroj, aŭ −50; kaj la ĵokero.
artus-rule-AR-19 = Baza ludo: en ĉiu el 16 raŭndoj vi ludas unu karton kaj poste prenas unu el iu ajn stako. Sperta ludo: en ĉiu el 11 raŭndoj vi ludas du kartojn, unu post la alia, poste prenas unu, rigardas ĝin kaj prenas la duan, el iuj ajn stakoj. La duan karton vi elektas, kiam la unua estas tute plenumita (nia elekto). Vi devas preni, dum iu stako havas kartojn; kiam ĉiuj stakoj estas malplenaj, oni ludas la manojn ĝisfine. Luditaj kartoj forlasas la ludon.
artus-rule-AR-20 = Oni ne rajtas cedi sian vicon: karton oni devas ludi, kaj fari ĝian movon. Ĉiun karton ĉiam eblas ludi.
artus-rule-AR-21 = Kavalira karto movas unu el viaj propraj Kavaliroj, kaj vi poentas per la telero de la seĝo, kiun ĝi forlasas. Reĝa karto, kiu movas Princon, same donas poentojn al vi; movi la Reĝon donas neniun.
artus-rule-AR-22 = Figuro preterpasas ĉiujn aliajn. Gravas nur la seĝo, kie ĝi haltas.
artus-rule-AR-23 = Se iu sidas tie, kiu ajn tiu estas, tiu estas forpuŝata: al la unua malplena seĝo kontraŭhorloĝe, eble al tiu ĵus forlasita. Neniu alia moviĝas, kaj forpuŝitaj figuroj ne poentas.
artus-rule-AR-24 = Forpuŝitaj figuroj iras kontraŭhorloĝe ankaŭ tiam, kiam la movo estis malantaŭen.
artus-rule-AR-25 = Kiam la Reĝo moviĝas aŭ estas forpuŝata, la disko tuj turniĝas tiel, ke la krono kuŝas antaŭ li. En unu karto la ordo estas: poentoj, movo, forpuŝo, kronado, turno. Do poentojn oni ĉiam kalkulas, antaŭ ol la disko turniĝas.
artus-rule-AR-26 = Ringa karto metas unu liberan ringon sur Princon de ĝia koloro, neniam sur la Reĝon. Vi poentas per la telero de la seĝo de tiu Princo, ankaŭ por lia tria ringo. Neniu moviĝas.
artus-rule-AR-27 = Kun sia tria ringo Princo tuj fariĝas Reĝo. La antaŭa Reĝo retenas unu ringon, la aliaj du denove estas liberaj, kaj la disko turniĝas.
artus-rule-AR-28 = Ringoj neniam mankas: la Reĝo havas tri kaj la aliaj maksimume po du, do unu ĉiam estas libera.
artus-rule-AR-29 = Poentoj povas esti negativaj. Por ĉiuj plenaj 50 poentoj vi havas ĵetonon; vi redonas ĝin, kiam vi falas sub tion. La ĵetonoj nur montras la poentojn kaj neniam mankas (nia elekto).
artus-rule-AR-30 = Se vi povas plenumi tion, kion poenta karto postulas, vi devas, eĉ se la puno kostus malpli; sed vi elektas, kiuj Kavaliroj kalkuliĝas. La puno venas nur, kiam vi ne povas.
artus-rule-AR-31 = Ĉiuj Kavaliroj signifas ĉiujn kvar aŭ kvin, kiujn vi havas ĉe la tablo. Kalkuliĝas ĉiam nur viaj propraj Kavaliroj.
artus-rule-AR-32 = Se taŭgas pli da Kavaliroj, ol karto postulas, la ceteraj ne kalkuliĝas.
artus-rule-AR-33 = Per la ĵokero vi faras unu el tri aferoj: vi movas unu el viaj Kavaliroj, iun ajn Princon aŭ la Reĝon unu ĝis tri seĝojn antaŭen; aŭ vi donas ringon al iu ajn Princo; aŭ vi poentas per via plej bona Kavaliro, tiu ĉe la plej alta telero, sen movi ĝin. Ĉio alia estas kiel kutime.
artus-rule-AR-34 = Post la lasta vico de la lasta raŭndo gajnas la plej multaj poentoj. Kiuj havas egale multajn, tiuj gajnas kune.
artus-rule-AR-35 = Ĉiuj vidas, kiom grandaj estas la stakoj, de kiuj specoj estas la kartoj en ĉiu mano (nia elekto: la dorsoj malsamas), kio estis ludita, la ringojn kaj la poentojn. Kaŝitaj estas la kartoj mem en la manoj kaj la ordo de la stakoj.
