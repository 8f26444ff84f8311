## Codenames in four minutes

course-codenames-aim = Bonvenon, agento! Sur la tablo kuŝas 25 vortoj. Naŭ apartenas al via teamo, la ruĝa, kaj ok al la blua. Sed nur la du ĉefspionoj scias, kiuj! Venkas la teamo, kiu unue trovas ĉiujn siajn vortojn.
course-codenames-clue = { $bot } estas via ĉefspiono kaj diras unu vorton kaj nombron: „frukto 2“. Do du vortoj sur la tablo rilatas al fruktoj. Tuŝetu la unuan, kiun vi vidas.
course-codenames-clue-pear = Ankaŭ PIRO taŭgas! Ĝi venos poste. Unue tuŝetu la vorton POMO, supre maldekstre.
course-codenames-clue-try = Hm, ĉu tio estas frukto? Rigardu supre maldekstre!
course-codenames-fine = Oni kontestas aludon, kiu rompas la regulojn. Ĉi tiu estas bona, do simple divenu plu.
course-codenames-touch = Vi montras al POMO. Ĉiuj vidas tion, via teamo povas priparoli ĝin, kaj ankoraŭ nenio estas decidita. Ĉu vi certas? Do tuŝetu la vorton POMO denove, aŭ la butonon.
course-codenames-touch-try = Oni rajtas montri plurajn vortojn. Sed POMO certe ĝustas: tuŝetu ĝin, poste la butonon.
course-codenames-second = Ĝuste! Ruĝa agento kovras la vorton POMO, kaj vi rajtas daŭrigi. Trovu la duan frukton: tuŝetu ĝin por montri, kaj denove por tuŝi.
course-codenames-second-stop = Vi rajtas ĉesi nun. Sed estas ankoraŭ unu frukto, ĝuste en la mezo!
course-codenames-second-try = Estas pli certa vorto: PIRO, ĝuste en la mezo. Tuŝetu ĝin, poste la butonon.
course-codenames-stop = Ambaŭ trovitaj! Oni ĉiam rajtas diveni unufoje pli ol la nombro, do ĉi tie trifoje. Sed neniu alia vorto rilatas al fruktoj, kaj malĝusta povas noci. Premu „Ĉesi“.
course-codenames-stop-try = Vi rajtas. Sed vi nur blinde divenus, kaj unu el ĉi tiuj vortoj estas la murdisto! Prefere premu „Ĉesi“.
course-codenames-colours = La blua teamo aŭdis „maro 2“, tuŝis ŜIPOn kaj daŭrigis. Sed INSULO estas nur preteriranto, kaj tio finas la vicon. Ankaŭ vorto de la alia teamo finas ĝin, kaj helpas tiun teamon. Kaj kiu tuŝas la murdiston, tiu tuj malvenkas!
course-codenames-key = Ŝanĝu la seĝon: nun vi estas la ĉefspiono! Vi vidas la ŝlosilon: ruĝaj vortoj estas viaj, bluaj iliaj, tiuj kun ringeto estas preterirantoj, kaj nigra estas la murdisto, PINGVENO. Diru al neniu!
course-codenames-give = Helpu, ke { $bot } trovu NEĜOn kaj SLEDOn: elektu aludon, aŭ tajpu ĝin sube, kun la nombro 2. Malpermesitaj: vorto sur la tablo, kaj vorto kun la sama radiko. Kaj atentu pri PINGVENO!
course-codenames-give-visible = Ĉi tiu vorto kuŝas sur la tablo, do ĝi ne povas esti aludo. Elektu alian.
course-codenames-give-root = Ĝi havas la saman radikon kiel vorto sur la tablo, kiel „neĝ“ en „neĝhomo“. Tio ne estas permesata. Elektu alian.
course-codenames-give-risky = Tio estas permesata. Sed { $bot } eble pensos pri PINGVENO, kaj tiu estas la murdisto! Kiu aludo taŭgas nur por NEĜO kaj SLEDO?
course-codenames-give-unknown = Eble! Sed mi ne certas, ĉu { $bot } komprenus ĝin. Kiam oni bezonas SLEDOn en NEĜO?
course-codenames-give-number = Bona vorto! La nombro diras, kiom da vortoj vi celas. NEĜO kaj SLEDO estas du, do elektu 2.
course-codenames-end = { $bot } komprenis vin! Poste la blua teamo tuŝis PINGVENOn pro „birdo“: la murdisto! Do venkas la ruĝa. Alie venkas la teamo, kies vortoj unue estas ĉiuj kovritaj. Nun vi scias, kiel oni ludas. Amuziĝu!
