## Teams, colours, grades

codenames-team-red = Ruĝa
codenames-team-blue = Blua
codenames-colour-red = ruĝa agento
codenames-colour-blue = blua agento
codenames-colour-bystander = preteriranto
codenames-colour-assassin = la murdisto
codenames-grade-0 = Venontfoje viaj agentoj hejmenvenos.
codenames-grade-1 = Apenaŭ, sed ĝi validas.
codenames-grade-2 = Deca komenco: vi povas pli.
codenames-grade-3 = Viaj pensoj iras laŭ la sama vojo.
codenames-grade-4 = Ĉu tio estas via profesio?
codenames-grade-5 = Ie iu ĵus notis viajn nomojn por sekreta ofico.
codenames-grade-6 = Brila laboro!
codenames-grade-7 = Preskaŭ neniu sukcesas tion.
codenames-grade-8 = Ĉu vi legas la pensojn unu de la alia?

## What happens

codenames-event-dealt =
    { $mode ->
        [together] Sur la tablo kuŝas { $cards-count } vortoj. Vi ĉiuj ludas kune; via teamo: { $starter }. Ĉefspionas { $spymasters }.
        [shared] Sur la tablo kuŝas { $cards-count } vortoj. Komencas la teamo { $starter }. Ĉefspionas { $spymasters }; la tria ludanto divenas por ambaŭ.
       *[teams] Sur la tablo kuŝas { $cards-count } vortoj. Komencas la teamo { $starter }. Ĉefspionas { $spymasters }.
    }
codenames-event-key = Nur ĉefspionoj vidas la ŝlosilon: kio estas ĉiu el la { $colours-count } vortoj.
codenames-event-clue =
    { $number-is ->
        [none] { $seat } ({ $team }) aludas { $word }: senlima.
       *[other] { $seat } ({ $team }) aludas { $word }: { $number }.
    } { $agreed ->
        [yes] La alia ĉefspiono konsentis pri ĝi.
       *[no] {""}
    }
codenames-event-asked =
    { $number-is ->
        [none] { $seat } sekrete demandas, ĉu la aludo { $word } (senlima) validus.
       *[other] { $seat } sekrete demandas, ĉu la aludo { $word }: { $number } validus.
    } { $doubtful ->
        [yes] La arbitraciisto dubas pri ĝi.
       *[no] {""}
    }
codenames-event-answered =
    { $yes ->
        [yes] { $seat } konsentas: neniu povas kontesti tiun aludon.
       *[no] { $seat } ne konsentas pri tiu aludo.
    }
codenames-event-marked = { $seat } montras al la karto { $place }.
codenames-event-guessed = { $seat } tuŝas la karton { $place } ({ $team }): { $colour }!
codenames-event-challenged = { $seat } kontestas la aludon. La divenado haltas ĝis la decido.
codenames-event-voted =
    { $upheld ->
        [yes] { $seat } voĉdonas: la aludo ne validas.
       *[no] { $seat } voĉdonas: la aludo validas.
    }
codenames-event-ruled =
    { $upheld ->
        [yes] La aludo ne validas.
       *[no] La aludo validas, kaj tio estas definitiva.
    }
codenames-event-turn-over =
    { $why ->
        [stopped] La teamo { $team } ĉesas diveni.
        [enough] La teamo { $team } eluzis ĉiujn provojn.
        [bystander] Preterpasanto finas la vicon de la teamo { $team }.
        [opponent] Vorto de la alia flanko finas la vicon de la teamo { $team }.
        [invalid] La vico de la teamo { $team } finiĝas sen diveno.
       *[time] La tempo pasis: finiĝas la vico de la teamo { $team }.
    }
codenames-event-covered =
    { $seat-is ->
        [none] La tempo pasis, do hazardo kovras la karton { $place }: { $colour }.
       *[other] { $seat } kovras la karton { $place }: { $colour }.
    }
codenames-event-glass = { $seat } turnas la sablohorloĝon: bonvolu decidi.
codenames-event-over =
    { $mode ->
        [together] { $end ->
            [found] Ĉiuj viaj agentoj estas trovitaj! Poentoj: { $score }. { $grade }
            [assassin] Tio estis la murdisto: vi malvenkis. { $grade }
           *[used-up] La alia flanko trovis ĉiujn siajn agentojn: vi malvenkis. { $grade }
        }
       *[other] { $end ->
            [assassin] Tio estis la murdisto. Venkas la teamo { $winner }! Venkintoj: { $winners }.
           *[found] Ĉiuj agentoj de la teamo { $winner } estas trovitaj, kaj ĝi venkas! Venkintoj: { $winners }.
        }
    }

## Why a move is not possible

codenames-refusal-is-over = La ludo jam estas decidita.
codenames-refusal-spymaster-touches = Ĉefspionoj konas la ŝlosilon, do ili nek montras nek divenas.
codenames-refusal-is-frozen = La aludo estas kontestita: la divenado haltas ĝis la decido.
codenames-refusal-no-guess-now = Nun mankas aludo, laŭ kiu diveni.
codenames-refusal-other-team = Nun divenas la alia teamo.
codenames-refusal-guess-first = En ĉiu vico necesas almenaŭ unu diveno, antaŭ ol vi povas ĉesi.
codenames-refusal-no-such-place = Tia karto ne estas sur ĉi tiu tablo.
codenames-refusal-is-covered = Ĉi tiu karto jam estas kovrita: elektu iun, kies vorto estas legebla.
codenames-refusal-one-tap = Ĉe ĉi tiu tablo unu tuŝo sufiĉas, do neniu antaŭe montras.
codenames-refusal-is-marked = Vi jam montras al ĉi tiu karto.
codenames-refusal-mark-first = Unue iu devas montri al ĉi tiu karto; nur poste tuŝo validas.
codenames-refusal-no-cover-now = Nun ne vi kovras vorton.
codenames-refusal-not-own-word = Por puni la aliajn vi kovras unu el viaj propraj vortoj: elektu vorton de via koloro.
codenames-refusal-not-their-word = Kovru vorton de la alia flanko: ĉi tiu ne estas ilia.
codenames-refusal-no-challenge-now = Aludon eblas kontesti unufoje, de kiam ĝi aperas ĝis la unua diveno.
codenames-refusal-own-clue = Vi ne povas kontesti vian propran aludon.
codenames-refusal-no-opponent = Vi ĉiuj ludas kune, do mankas kontraŭa ĉefspiono, kiu povus decidi pri tio.
codenames-refusal-was-agreed = La ĉefspionoj antaŭe konsentis pri ĉi tiu aludo, do ĝi ne estas kontestebla.
codenames-refusal-no-ruling-now = Nun ne vi decidas pri kontesto.
codenames-refusal-has-voted = Vi jam voĉdonis pri ĉi tiu kontesto.
codenames-refusal-nothing-asked = Neniu demandis vin pri aludo.
codenames-refusal-no-glass = Ĉi tiu tablo ludas sen sablohorloĝo.
codenames-refusal-glass-runs = La sablohorloĝo jam kuras.
codenames-refusal-no-clue-now = Aludas nur la ĉefspiono de la teamo, kies vico estas, kaj nur je ĝia komenco.
codenames-refusal-not-listed = La listo de aludoj ne havas tian eron.
codenames-refusal-big-number = La nombro estas tro granda por ĉi tiu tablo.
codenames-refusal-still-asking = Via demando ankoraŭ ne ricevis respondon.
codenames-refusal-asked-enough = En ĉi tiu vico vi jam sufiĉe demandis.
codenames-refusal-not-a-word = Aludo estas vorto: literoj aŭ ciferoj.
codenames-refusal-not-one-word = Aludo estas ĝuste unu vorto, sen spacoj kaj streketoj.
codenames-refusal-is-visible = { $word } kuŝas sur la tablo, do ĝi ne povas esti aludo, ĝis ĝi estos kovrita.
codenames-refusal-shares-root = La aludo havas komunan radikon { $root } kun { $word }, kiu kuŝas sur la tablo.
codenames-refusal-list-strange = Linio { $line }: { $word } enhavas signon, kiu ne taŭgas por karto: { $sign }.
codenames-refusal-list-long = Linio { $line }: { $word }… estas pli longa ol { $most } literoj.
codenames-refusal-list-twice = Linio { $line }: { $word } jam estas en la linio { $first }.
codenames-refusal-list-few = La listo havas { $count } uzeblajn vortojn; por ludi necesas almenaŭ { $fewest }.
codenames-refusal-list-many = La listo havas { $count } vortojn; pli ol { $most } estas tro.
codenames-refusal-too-uneven = Ĉiu teamo bezonas ĉefspionon kaj iun, kiu divenas: { $red } el { $seats } ludantoj ne povas esti ruĝaj.

## What somebody has at the end (CN-28)

codenames-result = { $points ->
    [0] malvenko
   *[other] venko
}

## Table options

codenames-option-mode = Kiu ludas kontraŭ kiu
    .help = Du teamoj unu kontraŭ la alia, aŭ vi ĉiuj kontraŭ teamo, kiun neniu ludas. Du ludantoj ĉiam ludas kune; tri rivaloj estas du ĉefspionoj kaj unu, kiu divenas por ambaŭ.
codenames-option-mode-rivals = Unu kontraŭ la alia
codenames-option-mode-together = Ĉiuj kune
codenames-option-red = Grandeco de la ruĝa teamo
    .help = Kiom da unuaj sidlokoj estas ruĝaj; la ceteraj estas bluaj. Sur la unua sidloko de ĉiu teamo sidas ĝia ĉefspiono.
codenames-option-red-even = Duono de vi
codenames-option-pack = Vortoj
    .help = La lingvo de la vortoj sur la tablo kaj de la aludoj.
codenames-option-pack-en = La angla
codenames-option-pack-eo = Esperanto
codenames-option-pack-pl = La pola
codenames-option-own = Via propra listo
    .help = Propra listo anstataŭ la vortoj de la ludo, en la supre elektita lingvo: de 25 ĝis 5000 vortoj.
codenames-option-own-none = Ne, la vortoj de la ludo
codenames-option-taps = Tuŝi karton
    .help = Ĉu iu unue montras al karto kaj la dua tuŝo (de iu ajn el la teamo) decidas, aŭ jam la unua tuŝo validas.
codenames-option-taps-two = Unue montri, poste konfirmi
codenames-option-taps-one = Unu tuŝo validas
codenames-option-ruling = Kontestoj
    .help = Kiu decidas, ĉu kontestita aludo estis valida.
codenames-option-ruling-spymaster = La kontraŭa ĉefspiono
codenames-option-ruling-vote = Voĉdono de ĉiuj aliaj; egaleco signifas, ke ĝi validas
codenames-option-times = Tempo
    .help = Sen horloĝo; kun sablohorloĝo, kiun iu ajn rajtas turni kiel memorigon; aŭ kun fiksa tempo por ĉiu decido.
codenames-option-times-free = Tiom, kiom necesas
codenames-option-times-glass = Sablohorloĝo por turni
codenames-option-times-fixed = Fiksa tempo por ĉio
codenames-option-seconds = Sekundoj
    .help = Kiom longe kuras la sablohorloĝo aŭ kiom longe daŭru decido.
codenames-option-names = Plurvortaj nomoj
    .help = Ĉu plenaj nomoj de homoj, lokoj kaj verkoj povas esti aludoj.
codenames-option-names-no = Ne
codenames-option-names-yes = Jes
codenames-option-phrases = Fiksaj esprimoj
    .help = Ĉu esprimoj kun propra signifo, ekzemple nigra truo, povas esti aludoj.
codenames-option-phrases-no = Ne
codenames-option-phrases-yes = Jes
codenames-option-acronyms = Mallongigoj
    .help = Ĉu vaste konataj mallongigoj povas esti aludoj.
codenames-option-acronyms-no = Ne
codenames-option-acronyms-yes = Jes
codenames-option-rhymes = Rimoj
    .help = Ĉu aludo rajtas helpi per sia sono. La ĉefspiono ne diras, kia ĝi estas.
codenames-option-rhymes-no = Ne
codenames-option-rhymes-yes = Jes
codenames-option-affixes = Komunaj afiksoj
    .help = Ĉu afikso, kiu povas esti ankaŭ radiko (-il, -ej, -ist kaj aliaj), rajtas esti komuna kun vorto sur la tablo.
codenames-option-affixes-roots = Ili estas radikoj
codenames-option-affixes-free = Ili rajtas esti komunaj

## Rules

codenames-rule-CN-1 = Du teamoj, ruĝa kaj blua, ludas unu kontraŭ la alia; por tio necesas minimume kvar homoj. Unu homo en ĉiu teamo ĉefspionas, la aliaj estas ĝiaj terenaj spionoj.
codenames-rule-CN-2 = Sur la tablo kuŝas dudek kvin vortoj, kvin oble kvin. Sekreta ŝlosilo diras, kio ĉiu el ili estas: naŭ agentoj de la komencanta teamo, ok de la alia, sep preterirantoj kaj unu murdisto. Nur la ĉefspionoj vidas la ŝlosilon; hazardo elektas ĝin kaj decidas, kiu komencas.
codenames-rule-CN-3 = Tuŝitan vorton kovras karto, kiu montras, kio ĝi estis: ruĝa aŭ blua agento, preteriranto aŭ la murdisto. La duobla agento estas la naŭa karto de la komencanta teamo.
codenames-rule-CN-4 = La ĉefspiono, kies vico estas, donas aludon: ĝuste unu vorton kaj unu nombron, kiu diras, kiom da vortoj ĝi celas. Nek rimarkoj nek tono nek gestoj. Vorto havas nek spacojn nek streketojn; majuskloj ne gravas, kaj anstataŭ supersignoj eblas skribi x. Kie la tablo permesas nomojn, esprimojn aŭ mallongigojn, aludo povas havi plurajn vortojn, kaj ĉiu el ili devas obei la regulojn.
codenames-rule-CN-5 = Vorto, kiun oni povas legi sur la tablo, ne povas esti aludo. Kiam ĝi estas kovrita, ĝi povas.
codenames-rule-CN-6 = La nombro kutime estas de 1 ĝis 9. Nulo signifas: neniu nia vorto rilatas al tio. Senlima signifas: mi ne diras, kiom. Ĉe ambaŭ mankas supra limo de divenoj, sed almenaŭ unu estas deviga.
codenames-rule-CN-7 = En ĉiu vico teamo divenas almenaŭ unufoje, kaj plej multe unufoje pli ol la dirita nombro. Post la unua diveno ĝi rajtas ĉesi.
codenames-rule-CN-8 = Propra agento: vi rajtas daŭrigi. Preterpasanto: la vico finiĝas. Agento de la aliaj: tio helpas ilin, kaj la vico finiĝas. La murdisto: via teamo tuj malvenkas.
codenames-rule-CN-9 = Iu ajn terena spiono de la divenanta teamo faras divenon definitiva tuŝante la karton; oni ne voĉdonas. Kutime iu unue montras al ĝi, videble por ĉiuj, kaj poste la sama aŭ alia ludanto konfirmas. Iu ajn el ili povas fini la vicon. Kovritajn kartojn oni ne tuŝas. Diveno rajtas sekvi pli fruan aludon.
codenames-rule-CN-10 = Venkas la teamo, kies ĉiuj vortoj estas kovritaj, eĉ se la aliaj tuŝis la lastan.
codenames-rule-CN-11 = Nevalida aludo tuj finas la vicon de sia teamo, sen diveno. La kontraŭa ĉefspiono malkaŝe kovras unu vorton de sia propra koloro kaj poste donas aludon; se tio estis la lasta vorto, tiu teamo venkis. Valida estas ĉio, kion neniu kontestas antaŭ la unua diveno.
codenames-rule-CN-12 = Dubante, ĉefspiono rajtas antaŭe sekrete demandi la kontraŭan. Post ties konsento la aludo validas. Tri demandoj en unu vico sufiĉas.
codenames-rule-CN-13 = Aludo temas pri signifo. Ĝi ne indiku lokojn sur la tablo, literojn, silabojn aŭ la longon de vorto.
codenames-rule-CN-14 = Literoj kaj nombroj povas esti aludoj, sed nur per tio, kion ili signifas.
codenames-rule-CN-15 = La nombro, kiu apartenas al aludo, diras, kiom da vortoj, kaj nenion alian.
codenames-rule-CN-16 = Aludoj estas en la lingvo de la tablo. Fremda vorto eblas nur kiel propra nomo, kaj uzata kiel tia.
codenames-rule-CN-17 = Vorto, kies rekta traduko legeblas sur la tablo, ne estas aludo.
codenames-rule-CN-18 = Ĉiu ĉe la tablo povu kompreni la aludon: sen foraj lokoj kaj sen kutimoj de unu sola lando.
codenames-rule-CN-19 = Aludo ne havas radikon komunan kun vorto legebla sur la tablo. Gramatikaj finaĵoj ne gravas, nek la ok veraj afiksoj (aĉ, ĉj, eg, et, nj, um, ge, mal); la aliaj afiksoj estas radikoj, krom se la opcioj de la tablo diras alie.
codenames-rule-CN-20 = Kunmetaĵoj taŭgas, se ili havas sencon kiel vorto; vortoj gluitaj nur por la celo ne taŭgas.
codenames-rule-CN-21 = Ne troigu: literoj, kiuj hazarde troviĝas en alia vorto, ne estas komuna radiko.
codenames-rule-CN-22 = Opcio: plenaj nomoj de homoj, plurvortaj nomoj de lokoj kaj titoloj de verkoj, kiujn ĉiuj konas. Elpensitaj nomoj neniam validas. Unuopa persona aŭ familia nomo ĉiam eblas.
codenames-rule-CN-23 = Opcio: fiksaj esprimoj kun propra signifo, ne iuj ajn du vortoj.
codenames-rule-CN-24 = Opcio: mallongigoj, kiujn oni konas ĉie.
codenames-rule-CN-25 = Opcio: rimoj. La ĉefspiono ne malkaŝu, ke temas pri rimo.
codenames-rule-CN-26 = Opcio: sablohorloĝo, kiun iu ajn rajtas turni, kiam decido longe daŭras, ankaŭ por si mem. Ĝi nur memorigas. Aŭ fiksaj tempoj: tiam vico sen aludo aŭ diveno pasas, kontesto sen decido malsukcesas, kaj vorton, kiun neniu elektis, elektas hazardo.
codenames-rule-CN-27 = Du ludantoj, aŭ ĉiuj, kiuj ne volas konkuri, estas unu teamo kontraŭ teamo, kiun neniu ludas. Vi komencas kaj havas naŭ vortojn. Post ĉiu via vico la ĉefspiono kovras vorton de la alia flanko, tiun plej bonan por vi. Vi malvenkas, se ĉiuj ok estas kovritaj aŭ iu tuŝas la murdiston. Kontestoj ne ekzistas.
codenames-rule-CN-28 = Viaj poentoj estas la vortoj de la alia flanko, kiuj restas nekovritaj, kiam vi venkas: maksimume ok, unu malpli por ĉiu plua vico kaj por ĉiu ilia vorto, kiun vi tuŝis.
codenames-rule-CN-29 = Tri ludantoj estas unu teamo kiel supre, aŭ du ĉefspionoj kaj unu terena spiono, kiu divenas por ambaŭ kaj venkas kun neniu.
codenames-rule-CN-30 = Por la sekva ludo estas novaj vortoj kaj nova ŝlosilo. La vortoj venas el la vortostoko de la tablo aŭ el via propra listo.
codenames-rule-CN-31 = Ĉiu krom ĝia aŭtoro rajtas kontesti aludon, de kiam ĝi aperas ĝis la unua diveno; dume la divenado haltas. Decidas la kontraŭa ĉefspiono, aŭ laŭ opcio voĉdono de ĉiuj aliaj, kie egaleco signifas, ke ĝi validas. Aludo, kiu estis trovita valida aŭ pri kiu oni konsentis, restas valida.
codenames-rule-CN-32 = Kion terenaj spionoj diras kaj montras, tio estas malkaŝa por ĉiuj. Ĉefspionoj silentas, de kiam ili vidas la ŝlosilon, krom per siaj aludoj. Ĉiu teamo bezonas ĉefspionon kaj almenaŭ unu terenan spionon.
