import type { ChecklistTemplate } from "./template";

export const office: ChecklistTemplate = {
	key: "office",
	name: { nb: "Kontor, generelt", en: "Office, general" },
	sections: [
		{
			title: { nb: "Orden og rømning", en: "Order and escape" },
			points: [
				{ nb: "Er rømningsveiene ryddige og lette å se?", en: "Are the escape routes clear and easy to see?" },
				{
					nb: "Kan dørene i rømningsveien åpnes uten nøkkel?",
					en: "Can the doors of the escape route be opened without a key?",
				},
				{
					nb: "Er gulv og ganger fri for løse ledninger og ting å snuble i?",
					en: "Are floors and aisles free of loose cables and things to trip over?",
				},
				{
					nb: "Er slukkeutstyret merket, tilgjengelig og kontrollert det siste året?",
					en: "Is the extinguishing equipment marked, within reach and checked in the last year?",
				},
			],
		},
		{
			title: { nb: "Arbeidsplassen", en: "The workplace" },
			points: [
				{
					nb: "Kan bord, stol og skjerm stilles inn etter den som sitter der?",
					en: "Can desk, chair and screen be adjusted to whoever sits there?",
				},
				{
					nb: "Er skjermene plassert slik at lys og vinduer ikke blender?",
					en: "Are screens placed so that lamps and windows do not dazzle?",
				},
				{
					nb: "Er det rolig nok til å konsentrere seg der det trengs?",
					en: "Is it quiet enough to concentrate where that is needed?",
				},
				{
					nb: "Vet nye medarbeidere hvordan arbeidsplassen skal stilles inn?",
					en: "Do new colleagues know how to adjust their workplace?",
				},
			],
		},
		{
			title: { nb: "Inneklima", en: "Indoor climate" },
			points: [
				{
					nb: "Oppleves temperaturen som behagelig gjennom dagen?",
					en: "Is the temperature felt to be comfortable through the day?",
				},
				{ nb: "Er lufta frisk også når rommene er fulle?", en: "Is the air fresh when rooms are full too?" },
				{ nb: "Er lokalene så rene at støv ikke samler seg?", en: "Are the rooms so clean that dust does not gather?" },
			],
		},
		{
			title: { nb: "Samarbeid og arbeidsmengde", en: "Cooperation and workload" },
			points: [
				{ nb: "Er arbeidsmengden til å leve med over tid?", en: "Is the workload bearable over time?" },
				{
					nb: "Vet alle hvem de kan si fra til om noe ikke er som det skal?",
					en: "Does everybody know whom to tell if something is not as it should be?",
				},
				{
					nb: "Er førstehjelpsskrinet komplett, og vet folk hvor det er?",
					en: "Is the first-aid kit complete, and do people know where it is?",
				},
			],
		},
	],
};
