## Lines and Columns in two minutes

course-lines-and-columns-aim = Bonvenon! Gajnas, kiu la unua metas ĉiujn siajn kartojn. Kune ni konstruas unu grandan tabelon: ĉiu aĵo havas sian linion, ĉiu koloro sian kolumnon.
course-lines-and-columns-green = Ĉiu linio komenciĝas per sia verda karto. Metu la verdan aŭton.
course-lines-and-columns-green-try = Ankaŭ tio komencus linion. Sed nun prenu la verdan aŭton: kun aŭtoj okazos pli.
course-lines-and-columns-side = { $bot } metis la ruĝan aŭton maldekstre de la verda. Nun ruĝo havas tie sian kolumnon. Metu vian bluan aŭton dekstren de la verda, kaj ankaŭ bluo havos unu.
course-lines-and-columns-side-left = Ĝi taŭgas ankaŭ tie. Sed proksime al verdo oni pli frue atingas kolumnon: metu ĝin dekstren.
course-lines-and-columns-side-card = Komenci linion vi ĉiam rajtas. Sed vi havas multajn bluajn kartojn: unue metu la bluan aŭton, por ke ili havu kolumnon.
course-lines-and-columns-column = Kolumno estas sama en ĉiu linio: ruĝo estas ĉiam maldekstre de verdo. Do via ruĝa libro havas nur unu lokon. Metu ĝin apud la verdan libron.
course-lines-and-columns-column-blue = Bone vidite, bluo iras dekstren de verdo! Sed nun metu la ruĝan libron.
course-lines-and-columns-column-card = Komenci linion vi ĉiam rajtas. Sed nun metu la ruĝan libron.
course-lines-and-columns-wait = Viaj vazoj devas atendi: sen la verda vazo ili ne havas linion. Se neniu el viaj kartoj taŭgas, vi cedas la vicon, kaj la tablo faras tion por vi.
course-lines-and-columns-all = La verda vazo! Nun ĉiuj viaj kartoj taŭgas, unu post la alia. Tiam vi rajtas meti ĉiujn samtempe. Premu la butonon, kiu diras tion.
course-lines-and-columns-all-try = Ankaŭ tio estas permesata. Sed vi povas meti ĉiujn kartojn samtempe kaj gajni!
course-lines-and-columns-end = Sep kartoj samtempe, kaj vi gajnis! { $bot } ankoraŭ havas sep. Memoru: unue verdo, neniuj mankoj, kaj ĉiu koloro en sia kolumno. Amuziĝu!
