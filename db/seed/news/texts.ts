export const categories = [
	{ names: { nb: "Arbeid", en: "Work" }, tint: 1, icon: "briefcase" },
	{ names: { nb: "Kurs", en: "Courses" }, tint: 2, icon: "graduation-cap" },
	{ names: { nb: "Norskopplæring", en: "Norwegian lessons" }, tint: 3, icon: "languages" },
	{ names: { nb: "Fra oss", en: "From us" }, tint: 4, icon: "megaphone" },
];

type Words = { title: string; lead: string; body: string };
export type Story = {
	category: number;
	audience: "public" | "tenant" | "chosen";
	nb: Words;
	en?: Words;
	coverAlt: { nb: string; en: string };
};

const view = { nb: "Tegnet landskap med fjell, sol og fjord", en: "Drawn landscape with hills, sun and fjord" };
const story = (category: number, audience: Story["audience"], nb: Words, en?: Words): Story => ({
	category,
	audience,
	nb,
	en,
	coverAlt: view,
});

/** The newest first. */
export const stories: Story[] = [
	story(
		0,
		"public",
		{
			title: "Jobbmesse 3. desember: 38 arbeidsgivere kommer",
			lead: "Torsdag 3. desember kan du møte 38 arbeidsgivere på kulturhuset. Ta med CV-en din. Vi hjelper deg med resten.",
			body: "Dørene åpner kl. 10.00. Du trenger ikke å melde deg på for å komme innom.\n\nVil du ha en samtale på ti minutter med en arbeidsgiver, snakker du med rådgiveren din før 1. desember.\n\nDet er tolker til stede på engelsk, ukrainsk og tyrkisk.",
		},
		{
			title: "Job fair on 3 December: 38 employers are coming",
			lead: "On Thursday 3 December you can meet 38 employers at the culture house. Bring your CV. We help you with the rest.",
			body: "The doors open at 10:00. You need not sign up to look in.\n\nIf you would like ten minutes with an employer, talk to your advisor before 1 December.\n\nThere are interpreters for English, Ukrainian and Turkish.",
		},
	),
	story(
		3,
		"tenant",
		{
			title: "Ny brannvernrutine: les og bekreft",
			lead: "Rutinen ved brannalarm er endret. Alle som bruker huset, må kjenne den.",
			body: "Når alarmen går, forlater du bygget med én gang.\n\nMøteplassen er ved flaggstanga, ikke lenger på parkeringsplassen.\n\nIngen går inn igjen før brannvernlederen sier fra.",
		},
		{
			title: "New fire routine: read and confirm",
			lead: "What to do when the fire alarm goes off has changed. Everybody who uses the building must know it.",
			body: "When the alarm goes off, leave the building at once.\n\nThe meeting place is by the flagpole, no longer in the car park.\n\nNobody goes back in before the fire safety officer says so.",
		},
	),
	story(
		1,
		"public",
		{
			title: "Truckførerkurs i januar",
			lead: "Kurset går over fire uker og gir kompetansebevis. Det er ti plasser.",
			body: "Undervisningen er mandag til torsdag kl. 08.30–14.30.\n\nDu trenger norsk på nivå A2 og gyldig legitimasjon.\n\nSøk gjennom rådgiveren din innen 10. desember.",
		},
		{
			title: "Forklift course in January",
			lead: "The course takes four weeks and gives a certificate. There are ten places.",
			body: "Lessons are Monday to Thursday, 08:30 to 14:30.\n\nYou need Norwegian at level A2 and valid identification.\n\nApply through your advisor by 10 December.",
		},
	),
	story(2, "public", {
		title: "Språkkafé hver onsdag",
		lead: "Kom og snakk norsk over en kopp kaffe. Det er gratis, og alle nivåer er velkomne.",
		body: "Vi møtes på biblioteket kl. 17.00.\n\nFrivillige fra lokalsamfunnet leder samtalene, og det er leker til barna.",
	}),
	story(3, "chosen", {
		title: "For rådgivere: nye maler for referat",
		lead: "Fra mandag bruker vi de nye malene i alle samtaler.",
		body: "Malene ligger i filarkivet.\n\nDe gamle kan brukes ut måneden for samtaler som alt er planlagt.",
	}),
	story(0, "public", {
		title: "Åpen dag hos Fjordfisk",
		lead: "Bedriften søker ti nye medarbeidere og inviterer til omvisning.",
		body: "Vi reiser sammen fra rådhuset kl. 09.00.\n\nTa på deg varme klær. Omvisningen tar to timer, og det blir tid til spørsmål.",
	}),
	story(1, "tenant", {
		title: "Digital hverdag: gratis kurs på dagtid",
		lead: "Lær å bruke BankID, e-post og portalen trygt.",
		body: "Kurset er over tre formiddager.\n\nDu kan låne PC hos oss. Ta med telefonen din.",
	}),
	story(3, "public", {
		title: "Slik holder vi åpent i jula",
		lead: "Mottaket er stengt fra 24. desember til og med 1. januar.",
		body: "Trenger du hjelp i jula, ringer du vakttelefonen til kommunen.\n\nFra 2. januar er alt som vanlig.",
	}),
	story(2, "public", {
		title: "Norskprøven: slik forbereder du deg",
		lead: "Neste prøve er i mars. Her er fire råd fra lærerne våre.",
		body: "Les litt hver dag, helst noe du liker.\n\nSnakk norsk også når det er vanskelig.\n\nTa øveprøven i portalen.\n\nSov godt natta før.",
	}),
	story(0, "tenant", {
		title: "Ny avtale om arbeidspraksis",
		lead: "Tolv bedrifter tar imot deltakere til praksis fra nyttår.",
		body: "Avtalen gjelder i to år.\n\nRådgiveren din vet hvilke plasser som er ledige.",
	}),
	story(1, "public", {
		title: "Matomsorg: ny gruppe i februar",
		lead: "Vil du arbeide på kjøkken i barnehage eller sykehjem? Da er dette kurset for deg.",
		body: "Halve tiden er praksis.\n\nKurset gir hygienebevis.",
	}),
	story(3, "public", {
		title: "Brukerundersøkelsen: ni av ti føler seg godt møtt",
		lead: "412 deltakere svarte. Takk til alle som tok seg tid.",
		body: "Flest er fornøyde med samtalene og med kursene.\n\nFlere ønsker kortere ventetid. Det skal vi gjøre noe med i vår.",
	}),
	story(2, "public", {
		title: "Lesegruppe på lett norsk",
		lead: "Vi leser en hel bok sammen, litt hver uke.",
		body: "Gruppen møtes mandager kl. 12.00.\n\nBøkene får du låne.",
	}),
	story(0, "public", {
		title: "Fra praksis til fast jobb",
		lead: "Samira begynte i praksis på lageret i august. Nå har hun fått fast stilling.",
		body: "«Det viktigste var at noen trodde på meg», sier hun.\n\nLederen hennes vil gjerne ta imot flere.",
	}),
	story(1, "public", {
		title: "Førstehjelp for alle",
		lead: "Tre timer som kan redde liv.",
		body: "Kurset holdes på engelsk og norsk.\n\nAlle får kursbevis.",
	}),
	story(3, "tenant", {
		title: "Portalen har fått nyheter",
		lead: "Her finner du det som skjer hos oss, på ditt språk der det er oversatt.",
		body: "Du kan søke, velge kategori og lese eldre nyheter.\n\nNår noe er viktig for deg, får du et varsel.",
	}),
];

/** What readers of the fire routine answer to confirm it. */
export const questions = {
	nb: [
		{
			text: "Hvor er møteplassen?",
			answers: ["Ved flaggstanga", "På parkeringsplassen", "I resepsjonen"],
			right: 0,
		},
		{
			text: "Når kan du gå inn igjen?",
			answers: ["Når alarmen stopper", "Når brannvernlederen sier fra"],
			right: 1,
		},
	],
	en: [
		{
			text: "Where is the meeting place?",
			answers: ["By the flagpole", "In the car park", "At the front desk"],
			right: 0,
		},
		{
			text: "When may you go back in?",
			answers: ["When the alarm stops", "When the fire safety officer says so"],
			right: 1,
		},
	],
};
