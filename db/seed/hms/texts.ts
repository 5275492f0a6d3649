/** Companies that are known to HMS alone. */
export const ownCompanies: readonly (readonly [name: string, industry: string, employees: number])[] = [
	["Solbakken barnehage SA", "Barnehager", 24],
	["Kaia Mat og Drikke AS", "Restauranter", 17],
	["Fjordvik Mekaniske AS", "Maskinverksteder", 38],
	["Granlia barnehage", "Barnehager", 19],
	["Bryggen Bakeri og Kafé AS", "Kafeer", 11],
	["Nordvika Bilverksted AS", "Bilverksteder", 14],
];

export const areas = ["Lager", "Kontor 1. etasje", "Kontor 2. etasje", "Verksted", "Kjøkken", "Uteområde", "Kantine"];
export const topics = ["", "", "Ergonomi", "Brannvern", "Orden og renhold", "Inneklima", "Alenearbeid"];

/** What was seen where the answer was no, and what is done about it. */
export const faults: readonly (readonly [comment: string, measure: string])[] = [
	["Pappesker står foran nødutgangen.", "Rydde rømningsveien og merke gulvet"],
	["Vernet på slipemaskin 2 er tatt av og ligger på benken.", "Montere vernet og låse skruene"],
	["To nye medarbeidere har ikke fått opplæring.", "Gi opplæring og føre den i kompetanseplanen"],
	["Øyeskyllet gikk ut på dato i vår.", "Bytte øyeskyll og legge kontroll i kalenderen"],
	["Lysrør blafrer over arbeidsplassene ved vinduet.", "Bytte lysrør og vurdere LED"],
	["Sikkerhetsdatablad mangler for det nye avfettingsmiddelet.", "Hente datablad og oppdatere stoffkartoteket"],
	["Filteret i avtrekket er fullt av fett.", "Rengjøre filteret og avtale fast rengjøring"],
	["Porten mot parkeringsplassen lukker seg ikke selv.", "Justere lukkeren på porten"],
	["Førstehjelpsskrinet mangler plaster og brannsårgel.", "Fylle opp skrinet og utpeke en som følger med"],
	["Det er trangt og mye støy i pauserommet.", "Flytte kopimaskinen og sette inn lydplater"],
];
export const comments = [
	"",
	"",
	"",
	"",
	"Fin orden siden sist.",
	"Kontrollert i forrige måned.",
	"Ansatte bekrefter dette.",
];
export const summaries = [
	"God runde med engasjerte ansatte. Tiltakene er fordelt, og følges opp på neste HMS-møte.",
	"Mye er rettet opp siden sist. Rømningsveier og opplæring må få mer oppmerksomhet.",
	"Arbeidsplassen er i hovedsak i orden. Frister er satt, og verneombudet følger dem opp.",
];
export const outcomes = [
	"Utført og kontrollert av verneombudet.",
	"Ordnet samme uke.",
	"Leverandøren har rettet feilen.",
];

type Kind = "deviation" | "nearMiss" | "injury" | "environment" | "material" | "improvement";
type Report = { kind: Kind; title: string; event: string; place: string; immediateAction: string; cause: string };

export const reports: readonly Report[] = [
	{
		...{ kind: "nearMiss", title: "Pall veltet fra reol", place: "Lager, rad 4" },
		event: "En pall med fliser gled ut av reolen da trucken bakket. Ingen sto under.",
		immediateAction: "Sperret av raden og flyttet pallen.",
		cause: "Reolen manglet bakstopp, og rutinen for kontroll av reoler var ikke fulgt.",
	},
	{
		...{ kind: "injury", title: "Kuttskade ved skjæremaskin", place: "Kjøkken" },
		event: "En medarbeider skar seg i pekefingeren da bladet skulle rengjøres.",
		immediateAction: "Førstehjelp på stedet, og kjørt til legevakt.",
		cause: "Kutthansken lå i en annen etasje, og opplæringen nevnte ikke rengjøring.",
	},
	{
		...{ kind: "deviation", title: "Rømningsdør var låst", place: "Bakdør mot varemottak" },
		event: "Døren kunne ikke åpnes uten nøkkel da butikken stengte.",
		immediateAction: "Låste opp og satte lapp på døren.",
		cause: "Den nye låsen ble satt inn uten at kravet til rømningsdører ble sjekket.",
	},
	{
		...{ kind: "environment", title: "Oljesøl ved tapping", place: "Verksted, bukk 2" },
		event: "Omtrent to liter spillolje rant ut på gulvet da beholderen var full.",
		immediateAction: "Strødde absorberende middel og samlet opp.",
		cause: "Beholderen ble ikke tømt etter plan.",
	},
	{
		...{ kind: "material", title: "Truck kjørte inn i port", place: "Varemottak" },
		event: "Porten var halvveis nede da trucken kjørte ut. Nedre panel ble bulket.",
		immediateAction: "Stengte porten og varslet vaktmester.",
		cause: "Lyset ved porten var gått, og feilen var ikke meldt videre.",
	},
	{
		...{ kind: "improvement", title: "Speil i det blinde hjørnet", place: "Gangen mot kantinen" },
		event: "Folk med traller møter hverandre i hjørnet flere ganger om dagen.",
		immediateAction: "",
		cause: "",
	},
	{
		...{ kind: "deviation", title: "Manglende opplæring på kjemikalier", place: "Vaskerom" },
		event: "Vikaren blandet to midler som ikke skal blandes. Det luktet sterkt, og rommet ble luftet.",
		immediateAction: "Luftet rommet, og vikaren fikk frisk luft.",
		cause: "Vikarer får ikke gjennomgang av stoffkartoteket første dag.",
	},
	{
		...{ kind: "nearMiss", title: "Barn nær åpen port", place: "Uteområde" },
		event: "Porten sto åpen etter varelevering, og to barn var på vei ut før de ble stanset.",
		immediateAction: "Lukket porten og snakket med leverandøren.",
		cause: "Det er ikke avtalt hvem som lukker porten etter levering.",
	},
	{
		...{ kind: "deviation", title: "For høyt støynivå i verkstedet", place: "Verksted" },
		event: "Måling viste mer støy enn grensen ved den nye pressen.",
		immediateAction: "Påbud om hørselvern ved pressen.",
		cause: "Maskinen ble satt i drift uten risikovurdering.",
	},
];

/** Points of a checklist of the organisation's own. */
export const ownChecklist = {
	name: "Sommervikarer – første uke",
	sections: [
		{
			title: "Mottak",
			points: ["Har vikaren fått omvisning med rømningsveier?", "Vet vikaren hvem som er verneombud?"],
		},
		{
			title: "Arbeidet",
			points: [
				"Er opplæringen på utstyret dokumentert?",
				"Har vikaren fått verneutstyr som passer?",
				"Vet vikaren hvordan avvik meldes?",
			],
		},
	],
};

/** What was seen when somebody looked at the effect. */
export const effects = [
	"Gått gjennom på stedet fire uker etter. Tiltaket brukes hver dag.",
	"Snakket med verneombudet: ingen nye hendelser siden tiltaket kom på plass.",
	"Kontrollert ved neste runde. Alt er i orden.",
];

/** Of the causes that are offered. */
export const causes = [
	"Rutine mangler eller er uklar",
	"Rutine ikke fulgt",
	"Manglende opplæring",
	"Feil på utstyr",
	"Orden og renhold",
	"Tidspress eller bemanning",
];

export const requirements = [
	"Rutine for orden på lager, punkt 3",
	"Instruks for bruk av verneutstyr",
	"Forskrift om utførelse av arbeid",
	"Sjekklista for åpning og stenging",
];

export const whys = [
	"Det var ikke ryddet etter forrige skift.",
	"Ingen hadde fått ansvaret for å rydde.",
	"Rutinen sier ikke hvem som gjør det ved skiftbytte.",
];

/** What stands on the shelf of a company: the duty, the title and the words. */
export const documents = [
	[
		"goals",
		"HMS-mål for i år",
		"Ingen skal bli skadet på jobb.\nAlle avvik får svar innen fem dager.\nSykefraværet skal under 6 prosent.",
	],
	[
		"organisation",
		"Hvem gjør hva i HMS-arbeidet",
		"Daglig leder har ansvaret.\nVerneombudet tas med på råd i alt som gjelder arbeidsmiljøet.\nSkiftleder følger opp avvik på sitt skift.",
	],
	[
		"deviations",
		"Rutine for avvik",
		"Sikre stedet først.\nMeld avviket samme dag.\nDen som eier området, finner årsaken og setter inn tiltak.\nEn annen kontrollerer effekten.",
	],
	[
		"training",
		"Opplæring av nye",
		"Nye får omvisning med rømningsveier første dag og opplæring på maskinene før de brukes alene.",
	],
	[
		"laws",
		"Lover og forskrifter som gjelder oss",
		"Arbeidsmiljøloven, internkontrollforskriften og forskrift om utførelse av arbeid. Lenkene ligger på oppslagstavlen.",
	],
	["review", "Gjennomgang av internkontrollen", "Gått gjennom sammen med verneombudet. Målene er justert."],
] as const;

export const observations = [
	"Lærlingen stanset arbeidet og sikret stigen før de andre gikk opp.",
	"Lageret var ryddet etter kveldsskiftet, og alle ganger var frie.",
	"Ny vikar spurte om verneutstyret før jobben startet.",
];

/** Reports of which somebody else is to know. */
export const breaches = [
	{
		kind: "privacy",
		title: "Lønnslippene ble sendt til feil mottaker",
		place: "Kontoret",
		area: "",
		event: "Lønnslippene for fem ansatte ble sendt til en kunde. Kunden har slettet e-posten.",
		immediateAction: "Ba kunden slette, og sperret utsendingen.",
	},
	{
		kind: "injury",
		title: "Klemte hånden i porten",
		place: "Varemottak",
		area: "",
		isSerious: true,
		event: "Hånden ble klemt da porten gikk ned. Den skadde er på sykehus med brudd.",
		immediateAction: "Ringte 113 og stengte porten.",
	},
] as const;

export const campaign = {
	subject: "HMS-arbeidet hos dere før jul",
	message:
		"Hei! Vi hjelper gjerne til med vernerunden og tiltakene som har fått vente. Svar på denne e-posten, så finner vi en dag.",
};
