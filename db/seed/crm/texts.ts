/** Words of which the demo's customers are made. The names are nobody's: a place that does not exist and a trade. */
export const places = [
	{ city: "Fjordvik", postCode: "6412", municipality: "Fjordvik", municipalityNo: "1599" },
	{ city: "Havbrisneset", postCode: "6414", municipality: "Fjordvik", municipalityNo: "1599" },
	{ city: "Lundanes", postCode: "6418", municipality: "Fjordvik", municipalityNo: "1599" },
	{ city: "Elvestad", postCode: "6440", municipality: "Elvestad", municipalityNo: "1598" },
	{ city: "Solvik", postCode: "6452", municipality: "Solvik", municipalityNo: "1597" },
	{ city: "Nesøy", postCode: "6470", municipality: "Nesøy", municipalityNo: "1596" },
	{ city: "Storåsen", postCode: "2698", municipality: "Storåsen", municipalityNo: "3499" },
	{ city: "Kystbyen", postCode: "5798", municipality: "Kystbyen", municipalityNo: "4699" },
	{ city: "Granlia", postCode: "7598", municipality: "Granlia", municipalityNo: "5099" },
	{ city: "Bergheim", postCode: "3598", municipality: "Bergheim", municipalityNo: "3399" },
	{ city: "Tindra", postCode: "9298", municipality: "Tindra", municipalityNo: "5599" },
] as const;

export const firstParts =
	"Havbris Nordlia Solgløtt Fjordgløtt Tindeblikk Lyngheia Sjøgata Bryggekanten Elvebakken Storlia Myrdalsåsen Granstubben Kvitskjær Blåklokka Vardetoppen Skjergarden Furulund Rognebær Østavind Steinrøysa Lillevåg Havgapet".split(
		" ",
	);

/** A trade: how the name goes on, what the register calls it, and who leads such a place. */
export const trades = [
	["Industri", "Lager og logistikk", [28, 140]],
	["Bakeri", "Produksjon av brød og ferske konditorvarer", [6, 22]],
	["Fiskeforedling", "Bearbeiding og konservering av fisk", [35, 160]],
	["Omsorgssenter", "Omsorgsinstitusjoner", [40, 180]],
	["Bygg", "Oppføring av bygninger", [8, 65]],
	["Dagligvare", "Butikkhandel med bredt vareutvalg", [9, 34]],
	["Hotell", "Drift av hotell med restaurant", [18, 70]],
	["Barnehage", "Barnehager", [14, 38]],
	["Verksted", "Vedlikehold og reparasjon av motorvogner", [4, 18]],
	["Gartneri", "Dyrking av potteplanter", [3, 16]],
	["Transport", "Godstransport på vei", [10, 55]],
	["Regnskap", "Regnskap og bokføring", [3, 24]],
	["Renhold", "Rengjøring av bygninger", [12, 90]],
] as const satisfies readonly (readonly [string, string, readonly [number, number]])[];

export const contactTypes = [
	{ title: { nb: "Arbeidsgiver", en: "Employer" }, silentAfterDays: 90 },
	{ title: { nb: "Samarbeidspartner", en: "Partner" }, silentAfterDays: 120 },
	{ title: { nb: "Leverandør", en: "Supplier" }, silentAfterDays: 180 },
	{ title: { nb: "Offentlig etat", en: "Public body" }, silentAfterDays: null },
] as const;

export const tags = ["Utprøving", "Lager", "Helse", "Lærlinger", "Sesong", "Språktrening", "Truckbevis", "IA-avtale"];
export const jobTitles = ["Daglig leder", "HR og lønn", "Driftsleder", "Avdelingsleder", "Fadder", "Butikksjef"];
export const streets = ["Kaigata", "Havnegata", "Storgata", "Industriveien", "Elveveien", "Skoleveien", "Torget"];

export const notes = [
	"Ringte og presenterte ordningen. Interessert i å ta imot en kandidat til utprøving på lageret fra neste måned.\n\nTrenger truckbevis T1 for den ene plassen.",
	"Bedriftsbesøk med omvisning. Gode rutiner for HMS, og egen fadderordning for nye.",
	"Kandidaten møter presis og trives. Fadderen melder om god fremgang i oppgavene.",
	"Ønsker å vente til etter sommeren. Avtalt at vi tar kontakt igjen i august.",
	"Sendte informasjon om lønnstilskudd og inkluderingstilskudd på e-post.",
	"Spurte om språktrening. De har plass til to deltakere, tre dager i uken.",
	"Oppfølgingssamtale på telefon: Arbeidstiden er trappet opp fra 40 til 60 prosent.",
	"Snakket om muligheten for fast ansettelse når utprøvingen er over.",
	"Ny kontaktperson i HR. Den gamle avtalen gjelder videre.",
	"Trenger folk til sesongen. Be om utlysningstekst, og del den med veilederne.",
	"Ringte om plasser til arbeidstrening. De kan ta imot én deltaker på lageret fra neste måned.",
	"Var på besøk i bedriften. Gode rutiner for sikkerhet, og alle nye får en fadder.",
	"Oppfølgingssamtale: Deltakeren gjør det bra og har fått flere oppgaver.",
	"Sendte informasjon om tilskudd til tilrettelegging. De svarer innen fredag.",
];

export const meetings = [
	{ title: "Bedriftsbesøk", agenda: "Omvisning\nBehov for arbeidskraft\nUtprøving og språktrening" },
	{ title: "Oppstartsmøte om utprøving", agenda: "Mål for utprøvingen\nArbeidsoppgaver\nFadder og oppfølging" },
	{ title: "Oppfølgingsmøte", agenda: "Hvordan går det?\nTilrettelegging\nVeien videre" },
	{ title: "Evaluering av utprøving", agenda: "Oppsummering\nKonklusjon\nMulighet for ansettelse" },
	{ title: "Samarbeidsmøte", agenda: "Plasser til høsten\nKontaktpersoner\nVeien videre" },
] as const;
export const minutes = [
	"Enige om oppstart fra mandag. Fadder er på plass.\n[] Sende avtalen til signering\n[] Bestille arbeidstøy",
	"Deltakeren trives. Arbeidstiden økes gradvis.\n[] Avtale ny samtale om fire uker",
	"Utprøvingen var vellykket. Bedriften vurderer fast ansettelse fra nyttår.",
	"De kan tilby to plasser fra neste måned.\n[] Dele beskrivelsene med veilederne",
];

export const tasks = [
	"Ringe om utprøving",
	"Sende avtale om utprøving",
	"Følge opp evaluering",
	"Avtale bedriftsbesøk",
	"Sjekke krav til politiattest",
	"Sende informasjon om lønnstilskudd",
	"Oppdatere kontaktpersoner",
	"Bestille truckkurs",
	"Ringe tilbake om plasser til høsten",
	"Sende avtalen til signering",
] as const;

/** What staff have written to people of a customer. */
export const emails = [
	{
		subject: "Takk for besøket",
		text: "Takk for en fin omvisning i går. Vi har en kandidat som passer godt på lageret, og tar kontakt mandag om oppstart.",
	},
	{
		subject: "Avtale om utprøving",
		text: "Her er det vi ble enige om: oppstart over helgen, tre dager i uken, og en fast fadder. Gi beskjed om noe skal endres.",
	},
	{
		subject: "Informasjon om lønnstilskudd",
		text: "Som avtalt på telefon: Lønnstilskudd kan gis i inntil ett år. Vi hjelper dere med søknaden.",
	},
	{
		subject: "Språktrening fra januar",
		text: "Har dere fortsatt plass til to deltakere i språktrening? Vi vil gjerne komme innom i uke 2.",
	},
	{
		subject: "Plasser til høsten",
		text: "Takk for praten i dag. Kan dere bekrefte de to plassene fra september? Vi sender beskrivelsene innen fredag.",
	},
	{
		subject: "Kurs for faddere",
		text: "Neste kurs for faddere er en torsdag ettermiddag og varer i tre timer. Dere er velkomne med to personer.",
	},
] as const;

/** Lists that staff have put together by hand: the name, and the share of the customers on it. */
export const lists = [
	{ name: "Julekort", share: 0.3 },
	{ name: "Frokostmøte for arbeidsgivere", share: 0.2 },
	{ name: "Faddernettverket", share: 0.15 },
	{ name: "Arbeidsgivere med engelsk som arbeidsspråk", share: 0.1 },
] as const;

/** What people write by the contact form. */
export const messages = [
	{
		language: "nb",
		text: "Hei! Vi har plass til to på utprøving fra nyttår, på lager og i butikk. Hvem kan vi snakke med?",
	},
	{ language: "nb", text: "Vi ser etter folk med truckbevis til sesongen. Har dere noen som passer?" },
	{ language: "nb", text: "Kan dere komme på bedriftsbesøk i uke 49? Vi ønsker å høre mer om språktrening." },
	{ language: "nb", text: "Avtalen om arbeidstrening går ut til jul. Vi vil gjerne forlenge den med tre måneder." },
	{ language: "nb", text: "Jeg er blitt anbefalt dere av en kollega. Hva koster det oss å ta imot en deltaker?" },
	{ language: "nb", text: "Vi har fått ny daglig leder. Kan dere oppdatere kontaktopplysningene våre?" },
	{ language: "nb", text: "Fadderen hos oss slutter i desember. Hvordan går vi frem for å finne en ny?" },
	{ language: "nb", text: "Finnes det kurs for oss som skal være faddere? Gjerne på ettermiddagen." },
	{ language: "en", text: "We would like to take part in the scheme for language training. Could someone call us?" },
	{ language: "en", text: "Our kitchen needs two helpers from February. Working language is English or Norwegian." },
] as const;
export const spam = { language: "en", text: "Best prices for your website ranking! Reply today." } as const;
