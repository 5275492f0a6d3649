/** What people ask for, by topic: in Norwegian, and once in a while in English. */
export const needs: Record<string, readonly string[]> = {
	start: [
		"Jeg vil starte en liten kaffebar i sentrum. Hva må jeg ha på plass før jeg søker om skjenkebevilling?",
		"Vi er to venner som vil selge reparasjon av sykler. Hvordan velger vi selskapsform?",
		"I want to start a cleaning company and need help with the business plan.",
		"Har en idé om guidede fjordturer i kajakk. Kan dere se på budsjettet mitt?",
	],
	growth: [
		"Vi har vokst fra tre til åtte ansatte og trenger hjelp til å planlegge det neste året.",
		"Hvordan kommer vi i gang med eksport til Danmark?",
		"Vi ønsker å digitalisere bestillingene våre. Finnes det noen som kan gi råd?",
	],
	finance: [
		"Kan dere hjelpe oss med søknad om etablerertilskudd?",
		"Banken sier nei til lån. Hvilke andre muligheter har vi?",
		"Vi trenger støtte til å prøve ut en ny maskin.",
	],
	premises: [
		"Ser etter et verksted på rundt 200 kvadratmeter med høy port.",
		"Finnes det ledige tomter i nærheten av kaia?",
	],
	people: [
		"Vi finner ikke fagarbeidere. Hvem samarbeider dere med?",
		"Kan vi få en lærling til høsten?",
		"We would like to offer work trials to people who are learning Norwegian.",
	],
	permits: ["Hva krever kommunen for å servere mat fra vogn?", "Trenger vi bruksendring når kontoret blir butikk?"],
	else: [
		"Hvem kan jeg snakke med om samarbeid mellom bedriftene i gata?",
		"Når er neste frokostmøte for næringslivet?",
	],
};

export const companies = [
	"Fjordvik Kaffebar",
	"Nordre Sykkelverksted AS",
	"Kystens Trevare AS",
	"Lund Renhold",
	"Havbris Kajakk",
	"Bakke Maskin AS",
	"Solsiden Gartneri",
] as const;

export const notes = [
	"Ringte, avtalt møte på Veksttorget neste uke.",
	"Sendt lenke til mal for forretningsplan.",
	"Venter på budsjett fra gründeren.",
] as const;
