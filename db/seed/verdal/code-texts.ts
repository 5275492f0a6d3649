/** Groups and codes as annex 1 of the collective agreement of KS has them. */
export const demoGroups = [
	["none", "Stillinger uten særskilt krav til utdanning", "Gruppe 1", "Ingen særskilte krav til utdanning"],
	["skilled", "Fagarbeiderstillinger og tilsvarende stillinger", "Gruppe 1", "Fagbrev eller tilsvarende"],
	["three", "Stillinger med krav om 3-årig U/H-utdanning", "Gruppe 2", "Minst 180 studiepoeng"],
	["four", "Stillinger med krav om 4-årig U/H-utdanning", "Gruppe 2", "Minst 240 studiepoeng"],
	["five", "Stillinger med krav om 5-årig U/H-utdanning", "Gruppe 2", "Minst 300 studiepoeng"],
	["master", "Stillinger med krav om mastergrad", "Gruppe 2", "Mastergrad"],
	["leaders", "Ledere", "Kapittel 3", "Lederstilling etter kapittel 3.4"],
] as const;
/** One that an earlier agreement had: nothing is in it any more. */
export const oldGroup = ["Stillinger med krav om høyskoleutdanning", "", "Høyskoleutdanning"] as const;

type DemoCode = {
	code: string;
	name: string;
	group: (typeof demoGroups)[number][0];
	reportingName?: string;
	styrk08?: string;
	validFrom?: string;
	validTo?: string;
};

export const demoCodes: DemoCode[] = [
	{ code: "6014", name: "Arbeider", group: "none" },
	{ code: "6572", name: "Assistent", group: "none" },
	{ code: "6671", name: "Arbeidsterapeut", reportingName: "Aktivitetsleder", group: "none" },
	{ code: "7352", name: "Ambulansesjåfør", group: "none", styrk08: "3258" },
	{ code: "7076", name: "Hjelpepleier", group: "skilled", styrk08: "5321" },
	{ code: "7517", name: "Fagarbeider", group: "skilled" },
	{ code: "6709", name: "Førskolelærer", group: "three", styrk08: "2342", validTo: "2014-04-30" },
	{ code: "6709", name: "Barnehagelærer", group: "three", styrk08: "2342", validFrom: "2014-05-01" },
	{ code: "7174", name: "Sykepleier", group: "three", styrk08: "2223" },
	{ code: "7961", name: "Lærer", group: "three", styrk08: "2341" },
	{ code: "7523", name: "Spesialsykepleier", group: "four", styrk08: "2221" },
	{ code: "7962", name: "Adjunkt", group: "four", styrk08: "2341" },
	{ code: "7963", name: "Adjunkt med tilleggsutdanning", group: "five", styrk08: "2341" },
	{ code: "7965", name: "Lektor", group: "master", styrk08: "2330" },
	{ code: "9430", name: "Øverste administrative leder", reportingName: "Rådmann", group: "leaders" },
	{ code: "9440", name: "Kommunalsjef", group: "leaders" },
	{ code: "9451", name: "Leder/Virksomhetsleder", reportingName: "Virksomhetsleder", group: "leaders" },
	{ code: "9454", name: "Leder", reportingName: "Avdelingsleder", group: "leaders" },
];

export const endsSoonText = {
	subject: "Snart slutt for {{participant}}: Hva nå?",
	body: [
		"Hei {{name}},",
		"",
		"Avtalen for {{participant}} hos {{workplace}} går ut {{end}}.",
		"",
		"Ta en prat i god tid: Skal avtalen forlenges, er det jobb å få, eller trengs det noe annet?",
		"",
		"Åpne skjemaet: {{link}}",
		"",
		"Hilsen {{tenant}}",
	].join("\n"),
};
