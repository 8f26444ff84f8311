## Lupus in Tabula in five minutes

course-lupus-in-tabula-aim = Bonvenon en la vilaĝo! Ĉi tie loĝas ok homoj, sed du el ili estas lupfantomoj. Nokte ili ĉasas, tage la vilaĝo parolas kaj voĉdonas. La vilaĝo venkas, kiam ambaŭ lupfantomoj estas for. La lupfantomoj venkas, kiam ili estas same multaj kiel la aliaj.
course-lupus-in-tabula-look = Estas nokto. Ĉiu ricevas demandon, por ke neniu vidu, kiu havas specialan karton. Via karto estas la divenisto: ĉiunokte vi rajtas rigardi al unu ludanto. Tuŝetu la domon de { $bot } kaj poste la butonon.
course-lupus-in-tabula-look-try = Ankaŭ tio eblas! Sed mi havas suspekton pri { $bot }. Tuŝetu tiun domon.
course-lupus-in-tabula-dawn = Bonan matenon! En la unua nokto la lupfantomoj nur konatiĝas, do vi ĉiuj vivas. Kaj vi eksciis ion, kion scias neniu alia: { $bot } estas lupfantomo!
course-lupus-in-tabula-speak = Nun la vilaĝo parolas. Avertu la aliajn: tuŝetu la domon de { $bot } kaj elektu „Mi akuzas“.
course-lupus-in-tabula-speak-seer = Vi rajtas diri tion, sed tiam la lupfantomoj scios, ke vi estas la divenisto, kaj ĉi-nokte ili venos al vi! Nun sufiĉas akuzo kontraŭ { $bot }.
course-lupus-in-tabula-speak-try = Unue akuzu: tuŝetu la domon de { $bot } kaj poste „Mi akuzas“.
course-lupus-in-tabula-ready = Tio ne plaĉas al { $bot }, kiu siavice levas akuzon kontraŭ { $seat5 }. Sed { $seat5 } ne kredas tion. Ĉiu rajtas mensogi ĉi tie! Ĉio estas dirita: premu „Nenio por aldoni“.
course-lupus-in-tabula-ready-try = Dum unu tago eblas diri multon. Sed nun premu „Nenio por aldoni“.
course-lupus-in-tabula-vote = La unua voĉdonado: kiu devos pledi? Oni voĉdonas unu post la alia, kaj ĉiuj vidas tion. { $bot } voĉdonis kontraŭ { $seat5 }. Nun vi: voĉdonu kontraŭ { $bot }!
course-lupus-in-tabula-vote-try = Sed { $bot } estas lupfantomo, vi ja vidis tion! Tuŝetu tiun domon kaj poste la butonon.
course-lupus-in-tabula-plea = { $bot } kaj { $seat5 } ricevis po kvar voĉojn, la plej multajn. Do tiuj du devas pledi. Unu post la alia ili diras, kial ili estas senkulpaj. Vere aŭ ne!
course-lupus-in-tabula-final = Ambaŭ diras: mi estas vilaĝano. En la dua voĉdonado temas nur pri tiuj du, kaj ili mem ne voĉdonas. Voĉdonu kontraŭ { $bot }!
course-lupus-in-tabula-final-try = Vi scias pli bone! { $bot } estas lupfantomo: tuŝetu tiun domon kaj poste la butonon.
course-lupus-in-tabula-lynched = Ho ve! La plej multaj voĉdonis kontraŭ { $seat5 }, kiu nun estas linĉita: ekster la ludo, kaj silenta. Kio estis sur la karto? Neniu ekscios tion antaŭ la fino. Kaj denove noktiĝas.
course-lupus-in-tabula-wolf = Ŝanĝu la seĝon: nun vi estas tiu, kiun vi vidis, lupfantomo! Ankaŭ { $seat3 } estas lupfantomo. Vi du konas unu la alian, kaj neniu alia konas vin.
course-lupus-in-tabula-tear = Kune vi elektas viktimon. Vi vidas, ke { $seat3 } montras al { $bot }: tiu akuzis vin kaj povus esti la divenisto. Bona ideo: ankaŭ vi elektu la domon de { $bot }!
course-lupus-in-tabula-tear-try = Tiam vi du ne interkonsentus, kaj la hazardo decidus! Elektu same kiel { $seat3 }: la domon de { $bot }.
course-lupus-in-tabula-torn = { $bot } mortis, kaj neniu scias kial. Domaĝe por la vilaĝo: tiu estis la divenisto! Kompreneble ankaŭ vi malĝojas. Tage lupfantomo kondutas ĝuste kiel ĉiuj aliaj.
course-lupus-in-tabula-end = La vilaĝo linĉis plian vilaĝanon, kaj nokte vi du disŝiris unu pli: { $seat4 }. Nun estas du lupfantomoj kaj du aliaj: venkas la lupfantomoj! Nun ĉiuj kartoj estas malkaŝitaj. En pli grandaj vilaĝoj estas pli da roluloj. Amuziĝu!
