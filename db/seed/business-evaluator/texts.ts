import type { entrepreneurStages } from "#db/schema/business-evaluator";

type Idea = { idea: string; stage: (typeof entrepreneurStages)[number]; level: number };

/** Ideas, how far they have come, and how sure of themselves those are who have them (1 to 5). */
export const ideas: readonly Idea[] = [
	{ idea: "Surdeigsbakeri med levering på sykkel i sentrum.", stage: "validated", level: 4 },
	{ idea: "Guidede kajakkturer langs fjorden for små grupper.", stage: "start", level: 4 },
	{ idea: "Systue som reparerer og syr om klær for voksne og barn.", stage: "operation", level: 4 },
	{ idea: "App som viser ledige båtplasser langs kysten.", stage: "idea", level: 2 },
	{ idea: "Matlevering med retter fra Eritrea og Etiopia.", stage: "validated", level: 3 },
	{ idea: "Regnskapstjenester for enkeltpersonforetak på flere språk.", stage: "start", level: 4 },
	{ idea: "Gårdsutsalg med egne urter og te.", stage: "operation", level: 3 },
	{ idea: "Mobil frisør for eldre som bor hjemme.", stage: "validated", level: 3 },
	{ idea: "Nettbutikk for brukt turutstyr.", stage: "idea", level: 3 },
	{ idea: "Kurs i programmering for barn etter skoletid.", stage: "idea", level: 4 },
	{ idea: "Snekkerverksted som leies ut time for time.", stage: "idea", level: 2 },
	{ idea: "Catering til møter, med matvarer fra nærområdet.", stage: "start", level: 3 },
	{ idea: "Utleie av elektriske sykler til hytter og hoteller.", stage: "validated", level: 2 },
	{ idea: "Vask og stell av båter gjennom vinteren.", stage: "operation", level: 4 },
	{ idea: "Småkakefabrikk med tradisjonelle oppskrifter.", stage: "idea", level: 2 },
	{ idea: "Oversettelse og tolking for små bedrifter.", stage: "start", level: 3 },
];

export const notes = [
	"God samtale om prisen. Skal snakke med fem mulige kunder før neste møte.",
	"Trenger hjelp med budsjett. Meldt på etablererkurset i mars.",
	"Avventer svar fra Innovasjon Norge om oppstartstilskudd.",
	"Har funnet lokale, men leien er for høy. Ser etter noe mindre.",
	"Ønsker en mentor fra handelsnæringen.",
];
export const municipalities = ["Fjordvik", "Fjordvik", "Fjordvik", "Elvestad", "Solvik", "Nesøy"];
export const sources = [null, null, null, "nyhetsbrev", "nav", "messe"];

export const tasks = [
	{ title: "Snakk med fem mulige kunder før du bruker penger.", area: "Marked" },
	{ title: "Sett opp et budsjett for det første året.", area: "Økonomi" },
	{ title: "Skriv ned de tre viktigste oppgavene for de neste tre månedene.", area: "Fra tanke til handling" },
	{ title: "Finn ut hva to konkurrenter tar betalt.", area: "Marked" },
	{ title: "Avtal en samtale med noen som har startet noe lignende.", area: "Ressurser" },
];
export const agreed = "Sterk på produktet. Markedet må prøves før lån tas opp.";
export const canvas = {
	partners: "Kommunen, lokale matprodusenter",
	activities: "Produksjon, levering, salg på nett",
	resources: "Lokale, bil, to ansatte",
	value: "Ferskt og lokalt, levert hjem samme dag",
	relations: "Fast abonnement, svar samme dag",
	channels: "Nettbutikk, torget på lørdager",
	segments: "Familier i kommunen, små bedrifter",
	costs: "Husleie, lønn, råvarer",
	income: "Abonnement og enkeltsalg",
};
