import { order, single, statements } from "../items/write-task";
import type { StartItems } from "./start-items";

const fits = "Stemmer det med teksten?";
const sorted = "Sett setningene i riktig rekkefølge.";

/** Reading, eight items for each level; the text to be read stands last. */
export const reading: StartItems = {
	A1: [
		[
			"skilt på kafeen",
			single("Når er kafeen stengt?", "På søndag", "På lørdag", "På mandag", "Hver kveld"),
			"Velkommen til Kafé Solsiden!\nÅpent mandag–lørdag 8–18. Søndag stengt.",
		],
		[
			"melding fra en venn",
			single("Hva skal Sara ta med?", "Kake", "Kaffe", "Brød", "Melk"),
			"Hei, Sara! Kom til meg klokka fem. Jeg lager kaffe. Kan du ta med kake? Hilsen Mona",
		],
		[
			"en mann presenterer seg",
			statements(
				fits,
				["Yusuf har to barn.", "true"],
				["Yusuf jobber på skole.", "false"],
				["Yusuf har bil.", "notStated"],
			),
			"Jeg heter Yusuf. Jeg er gift og har to barn. Jeg jobber på et lager.",
		],
		[
			"lapp på døra",
			single("Hvor er Kari?", "På butikken", "På jobb", "Hjemme", "På skolen"),
			"Jeg er på butikken. Tilbake om ti minutter. Kari",
		],
		[
			"vaskeriet",
			single("Hva koster det å vaske?", "30 kroner", "15 kroner", "60 kroner", "45 kroner"),
			"VASKERI\nVask: 30 kroner. Tørk: 15 kroner. Husk å tømme maskinen!",
		],
		[
			"timeplan",
			single("Hvilken dag har klassen gym?", "Torsdag", "Tirsdag", "Onsdag", "Fredag"),
			"Tirsdag: norsk og matte. Onsdag: engelsk. Torsdag: norsk og gym. Fredag: tur.",
		],
		[
			"morgenen til Linh",
			order(
				sorted,
				"Linh står opp klokka sju.",
				"Så spiser hun frokost.",
				"Etter frokosten tar hun bussen.",
				"Klokka ni er hun på jobb.",
			),
		],
		[
			"bussen",
			statements(
				fits,
				["Buss 12 går til sentrum.", "true"],
				["Bussen går hvert femte minutt.", "false"],
				["Barn reiser gratis.", "notStated"],
			),
			"Buss 12 til sentrum går hvert tiende minutt. Kjøp billett før du går på.",
		],
	],
	A2: [
		[
			"beskjed fra skolen",
			single(
				"Hva må foreldrene gjøre?",
				"Svare på meldingen innen onsdag",
				"Lage mat til alle",
				"Bli med på turen",
				"Kjøpe nye støvler",
			),
			"Fredag skal klassen på tur til skogen. Elevene må ha med niste og gode sko. Svar på denne meldingen senest onsdag om barnet ditt blir med.",
		],
		[
			"vannet blir stengt",
			statements(
				fits,
				["Det er uten vann i fire timer.", "true"],
				["Beboerne må være hjemme.", "notStated"],
				["Vannet stenges om natta.", "false"],
			),
			"Til alle i Bekkeveien 4: Torsdag mellom klokka 10 og 14 stenges vannet fordi et rør må skiftes. Tapp opp vann i god tid.",
		],
		[
			"brukt sykkel til salgs",
			single(
				"Hvorfor selger Ivar sykkelen?",
				"Den er blitt for liten",
				"Den er ødelagt",
				"Han har fått bil",
				"Han trenger penger",
			),
			"Selger barnesykkel, 20 tommer. Litt brukt, men alt virker. Sønnen min har vokst fra den. Pris 500 kroner. Ring Ivar etter klokka 17.",
		],
		[
			"ny jobb",
			statements(
				fits,
				["Amir begynner tidlig om morgenen.", "true"],
				["Han liker ikke kollegene.", "false"],
				["Han tjener mer enn før.", "notStated"],
			),
			"I forrige uke begynte Amir i ny jobb på et bakeri. Han må stå opp klokka fire, men kollegene er hyggelige, og han er ferdig klokka tolv.",
		],
		[
			"time hos tannlegen",
			single(
				"Hva skjer hvis man ikke kommer og ikke sier fra?",
				"Man må betale likevel",
				"Man får ny time samme dag",
				"Man mister plassen sin for alltid",
				"Man får en ny melding",
			),
			"Du har time hos tannlege Vik mandag klokka 8.30. Kan du ikke komme, må du si fra dagen før. Ellers må du betale for timen.",
		],
		[
			"på biblioteket",
			order(
				sorted,
				"Mina ville låne en bok på biblioteket.",
				"Hun spurte en ansatt om hjelp.",
				"Den ansatte fant boka i en hylle bak i rommet.",
				"Til slutt lånte Mina den med kortet sitt.",
			),
		],
		[
			"treningssenteret",
			single(
				"Hvem kan trene gratis i januar?",
				"De som aldri har vært medlem",
				"Alle medlemmer",
				"Bare studenter",
				"De som tar med en venn",
			),
			"Nytt år, ny start! I januar trener nye medlemmer gratis. Studenter får 20 prosent rabatt hele året.",
		],
		[
			"brev fra kommunen",
			single(
				"Hva har Leila fått?",
				"Plass i barnehagen fra august",
				"Plass i barnehagen med en gang",
				"Avslag på søknaden",
				"Ny søknadsfrist",
			),
			"Hei, Leila Haddad. Datteren din får plass i Eikeli barnehage fra 15. august. Si ja til plassen innen to uker, ellers går den til et annet barn.",
		],
	],
	B1: [
		[
			"delebil",
			single(
				"Hva er hovedsaken i teksten?",
				"Flere velger å dele bil i stedet for å eie",
				"Biler er blitt dyrere å reparere",
				"Det er for få parkeringsplasser",
				"Bildeling er dårlig for miljøet",
			),
			"For familien Lund ble bilen stående mesteparten av uka. I fjor solgte de den og meldte seg inn i et bildelingslag. Nå bestiller de bil når de trenger den. De er ikke alene: På to år er antallet medlemmer i laget doblet.",
		],
		[
			"klage på en vare",
			statements(
				fits,
				["Kunden vil ha pengene tilbake.", "true"],
				["Butikken har allerede reparert maskinen to ganger.", "true"],
				["Maskinen er kjøpt på nettet.", "notStated"],
			),
			"Jeg kjøpte en vaskemaskin av dere i mars. Den sluttet å virke etter en måned, og selv om dere har reparert den to ganger, er feilen den samme. Jeg ønsker derfor å heve kjøpet og få tilbake det jeg har betalt.",
		],
		[
			"frivillig arbeid",
			single(
				"Hvorfor ble Nora ved på språkkafeen?",
				"Hun oppdaget at hun selv lærte mye",
				"Hun fikk betalt for det",
				"Hun trengte det til studiet",
				"Hun kjente mange fra før",
			),
			"Nora begynte på språkkafeen fordi en venninne ba henne om det. Hun hadde egentlig tenkt å være med bare et par ganger. Men samtalene ga henne et nytt blikk på sitt eget språk og på byen hun bor i, og nå er hun der hver tirsdag.",
		],
		[
			"fjellvettet",
			single("Hva er rådet hvis været blir dårlig?", "Snu i tide", "Vente på hjelp", "Gå fortere", "Ringe hjem"),
			"Før du går på tur, bør du si fra hvor du går. Pakk klær for dårligere vær enn det som er meldt. Det er ingen skam å snu, og den som snur tidlig nok, kommer trygt hjem.",
		],
		[
			"oppsigelse av leilighet",
			statements(
				fits,
				["Leieforholdet slutter 1. september.", "true"],
				["Leieboeren må vaske før hun flytter ut.", "true"],
				["Hun får hele depositumet tilbake samme dag.", "false"],
			),
			"Vi bekrefter at leieforholdet opphører 1. september, det vil si tre måneder etter oppsigelsen. Leiligheten skal være rengjort. Depositumet betales tilbake etter at vi har gått gjennom rommene sammen.",
		],
		[
			"skjermtid",
			single(
				"Hva mener forskeren?",
				"Hva man gjør på skjermen, betyr mest",
				"Barn bør ikke bruke skjerm",
				"Foreldre bruker for mye skjerm",
				"Skolen må forby telefoner",
			),
			"Mange foreldre teller timer foran skjermen. Forsker Hilde Moe mener det er feil mål. – Det er stor forskjell på å lage film med venner og å bla alene i timevis, sier hun. Hun råder foreldre til å spørre hva barna gjør, ikke bare hvor lenge.",
		],
		[
			"en forsinket pakke",
			order(
				sorted,
				"Pakken skulle ha kommet på mandag.",
				"Da den ikke var framme på onsdag, ringte Jonas til kundeservice.",
				"Der fikk han vite at adressen var feil.",
				"Dagen etter sto pakken endelig utenfor døra.",
			),
		],
		[
			"kurs i førstehjelp",
			single(
				"Hvem passer kurset for?",
				"Alle, også de som ikke har gått på kurs før",
				"Bare helsepersonell",
				"De som har tatt kurset tidligere",
				"De som kjører bil i arbeidet",
			),
			"Vet du hva du skal gjøre hvis noen faller om? På fire timer lærer du det viktigste. Du trenger ingen forkunnskaper. Har du gått på kurs før, anbefaler vi i stedet repetisjonskvelden i mai.",
		],
	],
	B2: [
		[
			"borettslagets byggeplaner",
			single(
				"Hva er forfatterens holdning til planene?",
				"Positiv, men med et forbehold",
				"Helt avvisende",
				"Uten forbehold positiv",
				"Likegyldig",
			),
			"At borettslaget vil bygge på en etasje, er i utgangspunktet fornuftig: Flere får bo sentralt, og utgiftene fordeles på flere. Men så lenge ingen har undersøkt om grunnmuren tåler vekten, bør generalforsamlingen vente med å stemme.",
		],
		[
			"deltid i helsevesenet",
			statements(
				fits,
				["De fleste som jobber deltid, gjør det frivillig.", "notStated"],
				["Kommunen har prøvd ut lengre vakter.", "true"],
				["Alle ansatte er fornøyde med ordningen.", "false"],
			),
			"Et forsøk med lengre vakter har gjort at flere i hjemmetjenesten har fått hele stillinger. Sykefraværet har gått ned, men enkelte ansatte opplever vaktene som så krevende at de ønsker seg tilbake til den gamle turnusen.",
		],
		[
			"kunst i det offentlige rom",
			single(
				"Hva bruker forfatteren eksempelet med skulpturen til?",
				"Å vise at motstand kan gå over med tiden",
				"Å vise at kunst er bortkastede penger",
				"Å vise at kommunen ikke lytter",
				"Å vise at ungdom ødelegger kunst",
			),
			"Da skulpturen ble avduket, haglet det med leserbrev. Den var stygg, den var dyr, og den sto i veien. Tjue år senere ble den flyttet midlertidig på grunn av gravearbeid, og da strømmet det på med klager – fordi den var borte.",
		],
		[
			"karaktersnitt",
			single(
				"Hvilken innvending nevnes?",
				"At høyere snitt ikke nødvendigvis betyr mer kunnskap",
				"At elevene jobber for lite",
				"At eksamen er avskaffet",
				"At lærerne setter for lave karakterer",
			),
			"Karakterene i videregående skole har steget jevnt de siste årene. Det kan bety at elevene kan mer. Men ettersom resultatene ved eksamen, som rettes av utenforstående, har stått stille, er det nærliggende å spørre om målestokken har endret seg.",
		],
		[
			"vindkraft på Breidfjellet",
			statements(
				fits,
				["Kommunestyret var delt i saken.", "true"],
				["Reineierne ble hørt før vedtaket.", "false"],
				["Utbyggeren truer med å trekke seg.", "notStated"],
			),
			"Med knapt flertall sa kommunestyret ja til vindkraft på Breidfjellet. Vedtaket kan bli ugyldig: Reineierne, som har vinterbeite i området, fikk saken til uttalelse først etter at stemmene var avgitt.",
		],
		[
			"arbeidsro",
			single(
				"Hva er poenget i teksten?",
				"Avbrudd koster mer tid enn de varer",
				"Åpne kontorlandskap er populære",
				"Møter bør holdes om morgenen",
				"Ansatte trenger lengre pauser",
			),
			"Et spørsmål fra en kollega tar kanskje ett minutt. Å finne tilbake til tanken man ble revet ut av, kan ta ti. Likevel regner de færreste bedrifter avbrudd som en kostnad, antakelig fordi ingen av minuttene føres på noen konto.",
		],
		[
			"argument i fire trinn",
			order(
				sorted,
				"Kommunen har lenge hatt for få sykehjemsplasser.",
				"Derfor ble det vedtatt å bygge et nytt sykehjem.",
				"Byggingen ble imidlertid dyrere enn ventet.",
				"Følgen er at andre prosjekter nå må utsettes.",
			),
		],
		[
			"forbrukerråd",
			single(
				"Hva advares det mot?",
				"Å stole på anmeldelser som er kjøpt",
				"Å handle i utenlandske butikker",
				"Å skrive negative anmeldelser",
				"Å betale med kort",
			),
			"Fem stjerner og lovord i hundrevis trenger ikke bety stort. En gjennomgang viser at noen av tekstene går igjen, ord for ord, under ulike navn. Et visst mangfold i kritikken er ofte et bedre tegn enn at alle er begeistret.",
		],
	],
	C1: [
		[
			"essay om venting",
			single("Hva er tonen i teksten?", "Undrende og lett ironisk", "Anklagende", "Nøktern og saklig", "Sørgmodig"),
			"Vi har avskaffet ventingen, heter det. Ingen venter lenger på brev, knapt på brød. Likevel står vi der med telefonen i hånden og oppdaterer skjermen hvert tiende sekund, som om ventingen, jaget ut gjennom døra, hadde klatret inn igjen gjennom vinduet.",
		],
		[
			"språk og makt",
			single(
				"Hva er det forfatteren hevder om klarspråk?",
				"At det kan skjule uenighet i stedet for å løse den",
				"At det er unødvendig",
				"At det alltid gir bedre forvaltning",
				"At folk flest ikke vil ha det",
			),
			"Kravet om klarspråk er vanskelig å være imot. Men en tekst kan være lett å lese og likevel tie om det den burde ha sagt. Der et kronglete vedtak i det minste røper at noen har slåss om formuleringene, kan det klare vedtaket fremstå som om det aldri fantes et alternativ.",
		],
		[
			"historikerens forbehold",
			statements(
				fits,
				["Kildene gir et fullstendig bilde av gårdsfolket.", "false"],
				["Forfatteren mener at taushet også kan tolkes.", "true"],
				["Rettsprotokollene er nylig funnet.", "notStated"],
			),
			"Rettsprotokollene forteller om dem som kranglet, sjelden om dem som kom overens. Å skrive gårdsfolkets historie på grunnlag av dem er som å skildre et ekteskap ut fra skilsmissepapirene. Men også det kildene tier om, har en form, og den lar seg til en viss grad lese.",
		],
		[
			"anmeldelse av en roman",
			single(
				"Hva er anmelderens dom?",
				"Romanen er vellykket på tross av en svakhet",
				"Romanen er mislykket",
				"Romanen er best i slutten",
				"Romanen ligner for mye på tidligere bøker",
			),
			"At intrigen knirker mot slutten, skal ikke underslås. Men en forfatter som kan la to søsken tørke opp etter middagen i fjorten sider uten at leseren løfter blikket, kan tillate seg å snuble i trappa på vei ut.",
		],
		[
			"statistikk og forsiktighet",
			single(
				"Hva kan man ifølge teksten ikke slutte?",
				"At tiltaket er grunnen til nedgangen",
				"At det ble færre ulykker",
				"At tiltaket ble innført i vår",
				"At nedgangen også gjaldt andre steder",
			),
			"Etter at fartsgrensen ble senket i vår, falt antallet ulykker med en femtedel. Omtrent like mye falt det imidlertid på strekninger der ingenting ble endret, og som ligger så langt unna at ingen kan mistenke dem for smitte.",
		],
		[
			"om høflighet",
			single(
				"Hva sammenlignes høflighet med?",
				"Noe som er synlig først når det mangler",
				"En løgn som alle gjennomskuer",
				"En gave som krever noe igjen",
				"En vane fra fortiden",
			),
			"Høfligheten deler skjebne med oljen i en motor. Så lenge den er der, hører man den ikke, og den som roser en bil, roser sjelden oljen. Men la den renne ut, og det tar ikke mange kilometer før alle vet hva som er i veien.",
		],
		[
			"et resonnement",
			order(
				sorted,
				"Det hevdes ofte at digitale lærebøker er billigere.",
				"Påstanden holder så lenge man bare regner innkjøpet.",
				"Tar man derimot med utstyr, lisenser og vedlikehold, blir bildet et annet.",
				"Noe entydig svar på hva som lønner seg, finnes dermed ikke.",
			),
		],
		[
			"debatt om museet",
			statements(
				fits,
				["Forfatteren frykter at museet mister sitt særpreg.", "true"],
				["Forfatteren er motstander av nye publikumsgrupper.", "false"],
				["Museet har allerede bestemt seg for å flytte.", "notStated"],
			),
			"Ingen bestrider at museet trenger et yngre publikum. Spørsmålet er hva man lokker med. Et museum som byr på det samme som kjøpesenteret, bare med dårligere parkering, har ikke senket terskelen; det har revet huset.",
		],
	],
};
