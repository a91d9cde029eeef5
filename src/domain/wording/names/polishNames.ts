// Names for testing the rules, and nothing else. Written by hand, class by class; where the lists named in
// docs/decisions know a name they agree. A header names the sex, the end of the nominative, and its replacements:
// genitive dative accusative instrumental locative vocative. A slash separates two forms that are both right; a slash
// alone is the name as it is.

export const POLISH_NAMES = `
f na: ny nie nę ną nie no
Anna Joanna Katarzyna Karolina Paulina Martyna Justyna Krystyna Halina Irena Helena Magdalena Bożena Grażyna Iwona
Marzena Ewelina Sabina Malwina Marlena Milena Marina Maryna Regina Celina Alina Janina Zuzanna Hanna Susanna Marianna
Julianna Adrianna Liliana Juliana Diana Oksana Tatiana Ilona Nina Lena Sylwana Roksana Adriana Kristina Aldona
Antonina Albina Angelina Balbina Benigna Bernardyna Bogdana Bogna Bohdana Damiana Delfina Dobrochna Elena Ernestyna
Faustyna Felicjana Florentyna Floriana Franciszkana Georgina Gordiana Gracjana Jagna Jana Jasmina Józefina Justiniana
Kajetana Karina Kassiana Klaudiana Klementyna Kordiana Krystiana Leona Leonina Longina Lucjana Lucyna Ludwina Luna
Łucjana Magdana Malina Marcelina Marcjana Mariana Maksymiliana Michalina Morgana Oktawiana Pelagiana
Petronelna Placydyna Ramona Romana Rozalina Rozanna Rozyna Ruslana Rufina Sebastiana Serafina Seweryna Simona
Stefana Świetłana Szymona Teofilina Urbana Walentyna Waleriana Wiktoryna Wilhelmina Wincentyna Zefiryna Zenona Żanna
Żywiena Polina Alona Iryna Switłana Hałyna Jaryna Kateryna Arina Karyna Elwina Fina Irmina Korynna Kryspina Lidwina
Luiziana Selena Serena Tina Lina Mina Romina Sabrina Melina

f ra: ry rze rę rą rze ro
Aleksandra Alexandra Barbara Klara Laura Lara Sara Tamara Kira Nora Flora Eleonora Teodora Izydora Dora Aurora Debora
Wiera Wera Elwira Zaira Zafira Amira Samira Nadira Mira Sławomira Kazimira Dobromira Jaromira Lubomira Radomira
Ludomira Włodzimira Władimira Elmira Isidora Petra Kleopatra Kora Leonora Liora Maura Mara Sonora Zora Zara Cyra Dara
Izaura Kazimiera Waldemara Esmera Estera Honora Kiara Chiara Aira Naira

f ta: ty cie tę tą cie to
Agata Małgorzata Beata Renata Dorota Danuta Marta Elżbieta Aneta Edyta Judyta Anita Lolita Rita Berta Roberta Alberta
Norberta Huberta Żaneta Bernadeta Wioleta Zyta Greta Iweta Jolanta Jacenta Wincenta Margareta Margerita Nikoleta
Afrodyta Ruta Zita Bonita Carita Karita Edita Gita Melita Mirta Pepita

f sta: sty ście stę stą ście sto
Augusta Ernesta Krysta Modesta Kalista Justa Fausta

f da: dy dzie dę dą dzie do
Magda Wanda Aida Ada Adelajda Alfreda Brygida Bernarda Edwarda Elfryda Fryda Wilfryda Gerda Gertruda Gryzelda Hilda
Matylda Klotylda Ida Imelda Ingryda Iryda Izolda Jagoda Konrada Leda Leonarda Leokada Linda Lida Mafalda Melinda
Jolanda Nereida Placyda Rozalinda Ryszarda Zelda Rolanda Armanda Amanda Fernanda Brunhilda Romualda Edmunda Kunegunda
Rajmunda Milada

f ka: ki ce kę ką ce ko
Agnieszka Monika Weronika Dominika Angelika Franciszka Ludwika Blanka Bianka Eryka Fryderyka Henryka Patryka Ulryka
Rebeka Anka Hanka Janka Jolka Elka Olka Ewka Ulka Alka Aśka Baśka Kaśka Zośka Gośka Małgośka Kryśka Maryśka Maryjka
Marylka Marynka Majka Tośka Tereska Reńka Irka Irenka Inka Ilonka Iwonka Izka Justynka Jagienka Jadźka Wandzka Władka
Helenka Helka Halka Halinka Grażynka Genowefka Gabryśka Franka Felka Emilka Elżbietka Edytka Dorotka Danka Danuśka
Celinka Bożenka Bronka Boguśka Beatka Anetka Anulka Alinka Agatka Adelka Aldonka Magdalenka Lenka Malwinka Marcelinka
Martynka Milenka Mirka Natalka Ninka Nelka Oleńka Paulinka Renatka Rozalka Sabinka Stefka Staśka Walerka Weronka
Wierka Wieśka Wiktorka Zuzka Zuzanka Zdziśka Żanetka Żanka Julka Karolinka Karolka Kamilka Lidka Lilka Lucynka Ludka
Anielka Apolonka Amelka Aurelka Balbinka Basieńka Kasieńka Zosieńka Marysieńka Joasieńka Asieńka Gosieńka Krysieńka
Tosieńka Jasieńka Marianka Michalinka Oliwka Tamarka Wiolka Dianka Bereniczka Joaśka Majeczka Aneczka Haneczka
Zuzeczka Kaśeczka Kazimierka Klarka Laurka Matyldka Mileczka Leńka

f ga: gi dze gę gą dze go
Kinga Jadwiga Olga Inga Helga Hedwiga Iga Solwejga Walpurga Waldburga Edburga Jaga

f cha: chy sze chę chą sze cho
Krycha Hanucha

f ła: ły le łę łą le ło
Bogumiła Ludmiła Sławomiła Dobromiła Jaromiła Radomiła Miła Rościmiła Wojmiła Boguchwała Falimiła Godzimiła Ludomiła
Sulimiła Żegomiła Dziwomiła

f wa: wy wie wę wą wie wo
Ewa Stanisława Mirosława Bogusława Jarosława Wiesława Zdzisława Wacława Bolesława Bronisława Czesława Dobiesława
Dobrosława Godzisława Gościsława Grzymisława Kazisława Krzesława Lechosława Lesława Lubosława Ładysława Mieczysława
Mścisława Myślisława Nadzisława Pakosława Przemysława Przybysława Racisława Radosława Rościsława Sędzisława Siemisława
Stojsława Sulisława Świętosława Tęgosława Tomisława Wielisława Wierzchosława Witosława Władysława Wojsława Wrocisława
Wszesława Zbysława Zbigniewa Dobrogniewa Mirogniewa Ziemisława Żelisława Żyrosława Sława Izasława Wyszesława
Zorzysława Miłosława Bożysława

f ba: by bie bę bą bie bo
Luba Saba Batszeba

f pa: py pie pę pą pie po
Filipa

f fa: fy fie fę fą fie fo
Józefa Genowefa Krzysztofa Stefa Jozefa

f ma: my mie mę mą mie mo
Selma Irma Wilma Alma Anzelma Emma Fatima Joachima Hieronima Norma Salma Thelma Telma Wilhelma Erma Maksyma Roma Mama
Zulejma

f sa: sy sie sę są sie so
Larysa Luisa Elsa Alisa Klarysa Melisa Teresa Wanesa Anisa Narcysa Denisa Elisa Larisa Lisa Raisa Wasylisa

f ssa: ssy ssie ssę ssą ssie sso
Wanessa Melissa Larissa Klarissa Marissa Alissa

f za: zy zie zę zą zie zo
Eliza Luiza Denyza Heloiza Iza Elza Tereza Eloiza Liza Roza

f ża: ży ży żę żą ży żo
Róża

f sza: szy szy szę szą szy szo
Natasza

f la: li li lę lą li lo
Izabela Gabriela Urszula Kamila Daniela Emanuela Mikaela Michaela Rafaela Pamela Karmela Adela Aniela Angela Arabela
Bogumila Cyryla Donatella Dalila Fidela Gizela Graziela Idalla Izabella Gabriella Sybilla Sybila Kornela Konsuela
Karla Stella Bella Ella Priscilla Pryscylla Petronela Prunella Mirabela Mirela Manuela Marcela Noela Odyla Samuela
Teofila Ludmila Rachela Isabela Estela Ariela Tekla Leila Szejla Sheila Dżamila Jamila Camila Carla Ursula Fiorella
Luella Marcella

f la: li li lę lą li lu
Ola Ela Ala Ula Jola Tola Hela Fela Lola Mariola Wiola Fabiola Lala Jula Stela Gela Mela Zola

f la: li li lę lą li lu/lo
Pola Nela Lila Mila Karola Nola Zula Viola

f ja: i i ję ją i ju
Maja Kaja Gaja Aja Zoja Taja Freja

f ja: ji ji ję ją ji jo
Alicja Patrycja Felicja Łucja Lucja Anastazja Teodozja Eufrozja Eufrazja Lukrecja Leticja Letycja Prudencja Wincencja
Konstancja Florencja Hortensja Dionizja Alojzja Gracja Atanazja Gerwazja Symplicja Tercja Fulgencja Inocencja
Placencja Kresencja Krescencja Walencja Maurycja Pankracja Ignacja Ambrozja Fabrycja Klemencja Laurencja

f ia: ii ii ię ią ii io
Maria Julia Zofia Natalia Emilia Oliwia Amelia Cecylia Wiktoria Daria Klaudia Kornelia Lidia Otylia Rozalia Sylwia
Aurelia Eulalia Eugenia Stefania Melania Apolonia Antonia Euzebia Zenobia Olimpia Flawia Fabia Oktawia Liwia Dalia
Kamelia Kalia Lilia Idalia Ofelia Celia Adelia Rafaelia Bazylia Wirgilia Marcelia Pompilia Talia Urania Waleria
Eleuteria Pulcheria Gloria Honoria Teodoria Makaria Hilaria Apolinaria Januaria Cezaria Nazaria Ksaweria Desideria
Dezyderia Walburgia Pelagia Eligia Remigia Sergia Georgia Eufemia Noemia Artemia Arkadia Leokadia Placydia Jordania
Brygidia Izydia Elpidia Sydonia Petronia Leonia Wirginia Hermenia Epifania Teofania Amalia Azalia Emelia Serwilia
Tulia Kordelia Kordulia Nikodemia Adelfia Teofilia Joachimia Hieronimia Jowia Octavia Silvia Livia Olivia

f nia: ni ni nię nią ni niu
Ania Hania Bronia Frania Renia Genia Stenia Henia Lonia Tonia Mania Dunia Elunia Alunia Marunia Olunia Mamunia Babunia
Helunia Izunia Ewunia Anunia Niunia Zunia

f nia: ni ni nię nią ni niu/nio
Sonia Tania

f sia: si si się sią si siu
Kasia Asia Basia Zosia Gosia Małgosia Krysia Marysia Tosia Stasia Gabrysia Misia Tesia Krzysia Danusia Bogusia Agnisia
Lusia Jagusia Hanusia Anusia Martusia Zuzusia Jasia Joasia Lesia Olesia Rysia Wiesia Teosia Milusia Kingusia Felusia
Halusia Helusia Ewusia Marcysia Monisia Renusia Irusia Agusia Alusia Elżusia Zdzisia Czesia Mamusia Ninusia Majusia

f zia: zi zi zię zią zi ziu
Zuzia Rózia Kazia Józia Fruzia Anuzia

f cia: ci ci cię cią ci ciu
Gabcia Kicia Ciocia Babcia Elcia Anielcia Julcia Karolcia Natalcia Felcia Helcia Lilcia Polcia Rozalcia Olcia Emilcia
Izabelcia Zulcia Celcia Ancia Jancia Hancia Marylcia Klarcia Amelcia

f dzia: dzi dzi dzię dzią dzi dziu
Jadzia Madzia Wandzia Władzia Dzidzia Nadzia Tadzia Edzia Fredzia Andzia

f ea: ei ei eę eą ei eo
Lea Bea Tea Dorotea Medea Galatea Timea Mattea

f : / / / / / /
Noemi Miriam Ingrid Ruth Carmen Beatrycze Nicole Karmen Nel Dolores Inez Ines Salome Penelope Zoe Iris Doris Esther
Rachel Isabel Abigail Kleo Margot Nikol Vivien Jennifer Emily Megan Sarah Hannah Nelly

m ek: ka kowi ka kiem ku ku
Marek Jacek Leszek Tomek Franek Bartek Wojtek Antek Witek Darek Jarek Arek Irek Czarek Mirek Sławek Radek Przemek
Władek Edek Włodek Romek Zenek Janek Karolek Olek Alek Lolek Bolek Felek Tolek Mietek Zbyszek Staszek Mateuszek
Łukaszek Tomaszek Januszek Dariuszek Mariuszek Jureczek Jurek Jędrek Andrzejek Maciejek Mikołajek Piotrek Pawełek
Michałek Rafałek Adamek Szymek Tymek Klimek Jakubek Kajetanek Krystianek Damianek Adrianek Danielek Gabrielek Emilek
Kamilek Cyprianek Filipek Józefek Krzysztofek Stefanek Romanek Bogdanek Marianek Florek Oskarek Wiktorek Igorek
Arturek Hektorek Kacperek Oliwierek Ksawerek Hubertek Robertek Norbertek Albertek Konradek Dawidek Ignasek Ernestek
Augustek Benedyktek Wicek Wincek Gucek Lucek Bronek Bogusławek Stanisławek Wacek Czesławek Wiesławek Zdzisławek Kazek
Mundek Zygmuntek Fredek Alfredek Henryczek Dominiczek Patryczek Fryderyczek Ludwiczek Tadek Teodorek Sebek Sebastianek
Kostek Adek Gustawek Gustek Bernardek Leonek Manek Nikodemek Olafek Borysek Denisek Feliksek Julek Julianek Kubek
Lutek Ludek Mikołajeczek Tobiaszek Wojtaszek Wawrzek Wawrek Ziutek Zbigniewek Dziadek Wujek Synek Waldek Sylwek Benek
Gracjanek Kornelek Marcelek Mareczek Jaceczek Tomeczek Bartoszek Miłoszek

m niek: ńka ńkowi ńka ńkiem ńku ńku
Heniek Geniek Beniek Maniek Zeniek Staniek

m siek: śka śkowi śka śkiem śku śku
Jasiek Stasiek Rysiek Krzysiek Grzesiek Zdzisiek Wiesiek Tosiek Czesiek Misiek Adasiek Antosiek Zbysiek Lesiek

m ciek: ćka ćkowi ćka ćkiem ćku ćku
Maciek

m ziek: źka źkowi źka źkiem źku źku
Kaziek

m k: ka kowi ka kiem ku ku
Henryk Patryk Eryk Fryderyk Dominik Ludwik Roderyk Ulryk Alaryk Teodoryk Tadzik Izaak Isaak Cyriak Kazik Stasik
Alberyk Emeryk Tomcik Adasik Frank Mark Nik Erik Jack Patrick

m g: ga gowi ga giem gu gu
Oleg Greg Georg Ludwig Hartwig Irving

m ch: cha chowi cha chem chu chu
Wojciech Lech Stach Zdzich Krych Miech Zbych Rych Wiech Sobiech Czech Olech Heinrich Ulrich Friedrich Dietrich Baruch
Enoch Roch

m sz: sza szowi sza szem szu szu
Tomasz Łukasz Mateusz Dariusz Mariusz Arkadiusz Bartosz Janusz Tadeusz Juliusz Miłosz Eliasz Jeremiasz Tobiasz Izajasz
Zachariasz Amadeusz Tymoteusz Ireneusz Klaudiusz Sergiusz Eugeniusz Euzebiusz Antoniusz Apoloniusz Aureliusz Bazyliusz
Oktawiusz Wirgiliusz Wergiliusz Makariusz Apolinariusz Januariusz Cezariusz Arseniusz Atanazjusz Anastazjusz
Ambrozjusz Bonifacjusz Benicjusz Dionizjusz Felicjusz Fabrycjusz Gracjusz Horacjusz Ignacjusz Konstancjusz Laurencjusz
Lukrecjusz Maurycjusz Pankracjusz Patrycjusz Prudencjusz Symplicjusz Sulpicjusz Terencjusz Wincencjusz Aleksjusz
Aloizjusz Eligiusz Remigiusz Pelagiusz Walezjusz Waleriusz Walerjusz Wiktoriusz Honoriusz Hilariusz Eleuteriusz
Gaudencjusz Gajusz Kajusz Klemensjusz Korneliusz Marcjusz Lucjusz Tacjusz Liwiusz Flawiusz Fabiusz Oliwiusz Jonasz
Ozjasz Judasz Leoncjusz Mojżesz Matiasz Matyjasz Orfeusz Zacheusz Elizeusz Uriasz Ezechiasz Nehemiasz Jarosz Bogusz
Janosz Andrusz Dobiesz Emiliusz Kasjusz Nestoriusz Teodozjusz Demetriusz Dymitriusz Saturniusz Metodiusz Prokopiusz
Sydoniusz Petroniusz Hortensjusz Piusz Nikazjusz Protazjusz Gerwazjusz Pafnucjusz Juwencjusz Klemencjusz Ananiasz
Micheasz Ozeasz Sofoniasz Malachiasz

m cz: cza czowi cza czem czu czu


m rz: rza rzowi rza rzem rzu rzu
Grzegorz Kazimierz Włodzimierz Łazarz Ludomierz Sędzimierz Jaromierz Lutomierz Krzesimierz Gniewomierz Chociemierz
Racimierz Dobromierz Wyszymierz

m ż: ża żowi ża żem żu żu


m j: ja jowi ja jem ju ju
Andrzej Maciej Mikołaj Bartłomiej Błażej Jędrzej Ondrzej Macej Bartolomej Tadej Matej Sergiej Aleksiej Nikołaj
Jewgienij Dmitrij Anatolij Wasilij Grigorij Gienadij Walerij Arkadij Jurij Georgij Serhij Andrij Witalij Ołeksij
Matwij Tymofiej Nazarij Klimentij Timofiej Jelisiej Mosiej Aggej

m l: la lowi la lem lu lu
Karol Daniel Kamil Emil Gabriel Michael Rafael Samuel Emanuel Manuel Marcel Kornel Ariel Nataniel Natanael Izrael Joel
Ezechiel Uriel Teofil Bazyl Cyryl Wergil Wirgil Anatol Bogumil Cecyl Izmael Ismael Mikael Raul Basyl Wasyl Lionel Noel
Nigel Marsel Bohumil Jaromil Radomil

m ś: sia siowi sia siem siu siu
Jaś Staś Kubuś Tomuś Antoś Adaś Ignaś Krzyś Grześ Ryś Jacuś Maciuś Michaś Mikuś Wituś Franuś Oluś Piotruś Bartuś
Dziaduś Tatuś Wojtuś Zdziś Zbyś Stefuś Tymuś Szymuś Jaruś Artuś Aruś Daruś Dominiś Gabryś Jędruś Juruś Kajtuś Karoluś
Kostuś Leoś Lucuś Matuś Miruś Natuś Nikoś Robuś Romuś Sławuś Synuś Teoś Tytuś Wacuś Wawrzuś Boguś Feluś Iguś Wnuś
Dziadziuś

m ń: nia niowi nia niem niu niu
Hryń Bogdań

m n: na nowi na nem nie nie
Jan Adrian Damian Sebastian Krystian Maksymilian Julian Marcin Szymon Roman Stefan Bogdan Marian Fabian Florian
Kajetan Leon Cyprian Zenon Seweryn Augustyn Konstantyn Walentyn Justyn Gracjan Lucjan Marcjan Tycjan Felicjan Domicjan
Wespazjan Dorian Emilian Oktawian Hadrian Kordian Klaudian Aurelian Walerian Wiktorian Brajan Natan Jonatan Iwan Johan
Tristan Alan Kilian Kasjan Gordian Urban Sylwan Silwan Ruslan Rusłan Antonin Marcelin Karolin Paulin Rufin Albin
Balbin Sabin Celestyn Faustyn Florentyn Klementyn Kryspin Kwintyn Kwiryn Longin Marin Maryn Merlin Martyn Saturnin
Serafin Ursyn Wiktoryn Zefiryn Edwin Erwin Alwin Marwin Benjamin Beniamin Bożan Miłan Milan Radwan Stojan Bohdan Zoran
Goran Dragan Dejan Bojan Aaron Aron Absalon Samson Symeon Gedeon Salomon Pantaleon Napoleon Platon Agaton Brunon
Gwidon Hugon Iwon Otton Egon Ramon Simon Charyton Jazon Jason Anton Miron Odon Gaston Delfin Frydolin Herman Norman
Hartman Osman Sulejman Salman Selman Tilman Tigran

m m: ma mowi ma mem mie mie
Adam Hieronim Joachim Maksym Nikodem Wilhelm Anzelm Ibrahim Abraham Abram Achim Karim Salim Selim Hakim Efraim Klim
Trofim Tym Serafim Malcolm Wolfram Bertram Ingram Chaim Menachem

m b: ba bowi ba bem bie bie
Jakub Job Kaleb Hiob Jakób Jakob Bob

m p: pa powi pa pem pie pie
Filip Prokop Polikarp Karp Ostap

m f: fa fowi fa fem fie fie
Józef Krzysztof Rudolf Adolf Olaf Gustaf Ralf Rolf Wolf Gandolf Arnolf Astolf Jozef Jusuf Josif Detlef Alf

m w: wa wowi wa wem wie wie
Stanisław Mirosław Bogusław Jarosław Wiesław Zdzisław Wacław Bolesław Bronisław Czesław Dobiesław Dobrosław Godzisław
Gościsław Grzymisław Kazisław Krzesław Lechosław Lesław Lubosław Ładysław Mieczysław Mścisław Myślisław Nadzisław
Pakosław Przemysław Przybysław Racisław Radosław Rościsław Sędzisław Siemisław Stojsław Sulisław Świętosław Tęgosław
Tomisław Wielisław Wierzchosław Witosław Władysław Wojsław Wrocisław Wszesław Zbysław Zbigniew Dobrogniew Mirogniew
Jarogniew Lutogniew Mścigniew Budzigniew Częstogniew Ostrogniew Toligniew Wszegniew Ziemisław Żelisław Żyrosław Sław
Gustaw Miłosław Bożysław Borysław Chlebosław Chwalisław Cichosław Czarosław Czcisław Dadzisław Dalisław Darosław
Domasław Dragosław Drogosław Gniewosław Gorzysław Imisław Izasław Krasnosław Ludosław Małosław Mierosław Naczęsław
Ninosław Obiesław Pękosław Pęcisław Polisław Prędzisław Rostysław Skarbisław Sobiesław Strzeżysław Subisław Tolisław
Trzebiesław Unisław Warcisław Wiarosław Włodzisław Wyszesław Zdobysław Zwonisław Więcesław

m s: sa sowi sa sem sie sie
Borys Denis Dionis Klemens Feliks Aleksis Witalis Tales Achilles Herkules Sokrates Diogenes Demostenes Hermes Mojses
Markus Tytus Brutus Marcus Linus Magnus Janus Cyrus Petrus Paulus Aleks Maks Nils Hans Alois Alojs Boris Tomas Lukas
Jonas Matias Elias Tobias Taras Atanas Niklas Miklas Mikulas Nikolas Leonidas Judas Narcys Adonis Natalis Paschalis
Fidelis Konstans Prudens Alfons Ildefons Lars Amos Eros Carlos Bazylis

m z: za zowi za zem zie zie
Heinz Franz Lorenz Aziz

m st: sta stowi sta stem ście ście
Ernest August Kalikst Kalist Ewaryst Modest Orest Sykst Evarist

m t: ta towi ta tem cie cie
Robert Albert Norbert Hubert Zygmunt Wit Hipolit Benedykt Florent Donat Fortunat Honorat Renat Agapit Anicet Klet
Jafet Kanut Knut Lambert Dagobert Gilbert Wilibert Osbert Rupert Herbert Humbert Engelbert Egbert Filbert Kolbert
Adalbert Rambert Gebhart Eckhart Siemowit Ziemowit Jarowit Świętowit Uniewit Gościwit Dobrowit Kurt Gert Bert Prot Lot
Amant Brent Vincent Laurent Klement Ahmet Mehmet Murat Izet Samet

m d: da dowi da dem dzie dzie
Edward Ryszard Konrad Dawid Alfred Leonard Bernard Gerard Edmund Rajmund Zygfryd Wilfryd Manfred Godfryd Gotfryd
Winfryd Arnold Harald Gerald Ronald Donald Oswald Ewald Romuald Teobald Wilibald Archibald Leopold Reginald Bertold
Rajnold Witold Lutold Olgierd Edgard Everard Eberhard Gebhard Bernhard Erhard Burkhard Richard Howard Medard Gothard
Placyd Euklid Leonid Fred Bertrand Armand Roland Ferdynand Fernand Zygmund Sigmund Siegmund Edmond Rajmond Dezmond
Desmond Mahmud Said Hamid Raszid Rashid Khalid Walid Farid Muhammad Mohammed Muhamed Ahmed Ahmad Mohamad

m r: ra rowi ra rem rze rze
Artur Igor Wiktor Oskar Piotr Waldemar Oliwier Sławomir Kazimir Bogumir Jaromir Lubomir Radomir Ludomir Włodzimir
Władimir Wołodymyr Dobromir Dragomir Drogomir Gniewomir Gościmir Krzesimir Mojmir Ostromir Racimir Ratmir Sędzimir
Sulimir Świętomir Tolimir Wielimir Witomir Wyszomir Zwonimir Żelimir Chwalimir Częstomir Godzimir Krasimir Tęgomir
Tomir Wojmir Ziemomir Hektor Nestor Kastor Teodor Izydor Fedor Fiodor Ihor Bożydar Baltazar Cezar Edgar Gaspar Kaspar
Lazar Łazar Nazar Otmar Otokar Ottokar Ragnar Walter Gunter Peter Dieter Ksawier Ksawer Roger Rajner Werner Homer Omer
Abner Eliezer Melchior Timur Emir Amir Samir Nasir Nadir Tahir Jasir Omar Umar Anwar Akbar Ansgar Iwar Ingwar Hajdar
Oleksandr Ołeksandr Aleksandr Apolinar Wilmar Hjalmar Ingemar Vladimir Chociemir Sobiemir Lutomir Bratomir Budzimir
Dobiemir Spycimir Strzeżymir Skarbimir Wolimir Warcimir

m er: ra rowi ra rem rze rze
Aleksander Kacper Kasper Sylwester Leander

m ł: ła łowi ła łem le le
Michał Rafał Bogumił Boguchwał Jaromił Ludomił Dobromił Radomił Sulimił Kirył Daniił Gawrił Danił Mychaił Izmaił
Michaił Godzimił Falimił

m eł: ła łowi ła łem le le
Paweł Gaweł

m zy: zego zemu zego zym zym zy
Jerzy Dionizy Alojzy Gerwazy Protazy Anastazy Atanazy Ambrozy Walezy Teodozy

m ży: żego żemu żego żym żym ży
Ambroży

m y: ego emu ego ym ym y
Ignacy Cezary Walenty Konstanty Ksawery Hilary Bonifacy Pankracy Horacy Wincenty Maurycy Makary January Apolinary
Arkady Gaudenty Prudenty Innocenty Inocenty Fulgenty Terenty Zachary Ilary Nazary Metody Anatoly Prokopy Eustachy
Onufry Porfiry Symplicy Tarsycy Patrycy Fabrycy Krescenty Florenty Placydy Jacenty Laurenty Lawrenty Kryzanty Sylwery
Walery Eleutery Dezydery Pafnucy Euzeby Zenoby

m i: iego iemu iego im im i
Antoni Idzi Eligi Remigi Sergi Jeremi Epifani

m li: lego lemu lego lim lim li
Bazyli Marceli Korneli Aureli

m o: ona onowi ona onem onie o/onie
Bruno Hugo Otto Gwido Iwo

m ko: ka kowi ka kiem ku ku/ko
Mieszko Zbyszko Jaśko Janko Mirko Sławko Stańko Bratko Danko Marko Branko Ziemko Bolko Ratko Wojtko

m nio: nia niowi nia niem niu niu
Henio Franio Genio Bronio Manio Benio Stanio Tonio Munio Lonio Zenio

m zio: zia ziowi zia ziem ziu ziu
Kazio Józio Dyzio

m sio: sia siowi sia siem siu siu
Rysio Krzysio Misio Wiesio Zdzisio Czesio Lesio Zbysio Stasio Grzesio Jasio Maksio

m cio: cia ciowi cia ciem ciu ciu
Gucio Lucio Wicio Bolcio Felcio Lolcio Julcio Karolcio Emilcio Kamilcio Tolcio

m dzio: dzia dziowi dzia dziem dziu dziu
Tadzio Władzio Edzio Mundzio Fredzio Dziadzio Włodzio

m ba: by bie bę bą bie bo
Kuba Barnaba

m ta: ty cie tę tą cie to
Tata

m wiec: wca wcowi wca wcem wcu wcu


m niec: ńca ńcowi ńca ńcem ńcu ńcu
Wawrzyniec

m sma: smy smie smę smą smie smo
Kosma

m zma: zmy zmie zmę zmą zmie zmo
Dyzma

m rema: remy remie remę remą remie remo
Jarema

m sza: szy szy szę szą szy szo
Zawisza Sasza Grisza Alosza

m tura: tury turze turę turą turze turo
Bonawentura

m tro: tra trowi tra trem trze trze/tro
Dmytro Petro

m ew: wa wowi wa wem wie wie
Lew
`
