## Love Letter in two minutes

course-love-letter-aim = Bonvenon! Via karto portas vian amleteron. Ju pli alta ĝia nombro, des pli proksima ĝi estas al mi, la Princino. Restu la lasta en la raŭndo, aŭ tenu la plej altan karton, kiam la stako elĉerpiĝas, kaj ĵetono estas via.
course-love-letter-spy = En via vico vi prenas duan karton, poste ludas unu kaj retenas la alian. Retenu la Grafinon, ŝi valoras 7. Ludu la Spionon kaj rigardu la karton de { $bot }.
course-love-letter-spy-try = Vi fordonus vian 7 por nenio. Ludu prefere la Spionon.
course-love-letter-looked = Barono, 3! Nur vi vidis ĝin, kaj la tablo memoras ĝin por vi. Nun { $bot } prenas kaj ludas karton.
course-love-letter-guard = { $bot } divenis, ke vi tenas la Princinon: malĝuste, do nenio okazas. Via vico. Per Gardisto vi nomas karton; se ĝuste ĝin tenas { $bot }, tiu elfalas. Vi ja scias, kiun nomi, ĉu ne?
course-love-letter-guard-try = Ludu la Gardiston kaj nomu la karton, kiun vi vidis per la Spiono. Ĝi staras apud la nomo { $bot }.
course-love-letter-token = { $bot } elfalas, kaj vi ricevas ĵetonon. Kiu venkas en raŭndo, tiu komencas la sekvan, kaj ĉiuj kartoj estas denove miksataj.
course-love-letter-handmaid = Tri kartoj kuŝas malkaŝitaj: ilin neniu povas teni en ĉi tiu raŭndo. La Reĝo interŝanĝus vian karton kontraŭ tiu de { $bot }; retenu lin, li valoras 6. Ludu la Servistinon: ĝis via sekva vico neniu povas elekti vin.
course-love-letter-handmaid-try = Tio interŝanĝus viajn kartojn. Prefere restu ĉe via karto, ŝirmata de la Servistino.
course-love-letter-countess = { $bot } ludis Gardiston kaj havis neniun por elekti: neniu efiko. Sed rigardu: la Grafino apud la Reĝo. Kun Reĝo aŭ Princo en la mano oni devas ludi ŝin, kaj la tablo proponas nenion alian.
course-love-letter-countess-try = Kune kun la Reĝo, la Grafino devas foriri. Ludu ŝin.
course-love-letter-baron = Nun { $bot } rigardis vian Reĝon per Spiono. Ne atendu Gardiston! La Barono komparas viajn kartojn, kaj kun la malpli alta oni elfalas. Nur 7 kaj 8 venkas vian Reĝon, kaj la 7 kuŝas antaŭ vi.
course-love-letter-baron-try = Retenu la Reĝon por la komparo: ludu la Baronon.
course-love-letter-won = 6 kontraŭ 5: { $bot } elfalas, kaj jen via dua ĵetono. Por du ludantoj la kutima celo estas sep; ĉi tiu eta partio finiĝas per tri.
course-love-letter-prince = Jen mi! Neniam lasu min foriri: kiu forĵetas la Princinon, tiu elfalas, pro kiu ajn kaŭzo. Do ludu la Princon: pro li iu forĵetas sian karton kaj prenas novan.
course-love-letter-prince-self-try = Ĉu kontraŭ vi mem? Tiam vi devus forĵeti min, kaj vi elfalus. Elektu: { $bot }.
course-love-letter-princess-try = Ludu min, kaj vi tuj elfalas. Ludu la Princon kontraŭ { $bot }.
course-love-letter-end = { $bot } riskis la Baronon kun la Grafino en la mano: 7 kontraŭ via 8. Jen via tria ĵetono, kaj la partio estas via. Se la stako estus elĉerpiĝinta, ambaŭ kartoj estus montritaj: la pli alta venkas. Nun vi scias, kiel oni ludas.
