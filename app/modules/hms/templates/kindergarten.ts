import type { ChecklistTemplate } from "./template";

export const kindergarten: ChecklistTemplate = {
	key: "kindergarten",
	name: { nb: "Barnehage", en: "Kindergarten" },
	sections: [
		{
			title: { nb: "Inne", en: "Indoors" },
			points: [
				{ nb: "Er reoler og skap festet til veggen?", en: "Are shelves and cupboards fixed to the wall?" },
				{
					nb: "Er stikkontakter sikret i rommene der barna er?",
					en: "Are sockets secured in the rooms where children are?",
				},
				{ nb: "Er rengjøringsmidler og medisiner låst inn?", en: "Are cleaning agents and medicines locked away?" },
				{ nb: "Har dørene klemsikring der barna ferdes?", en: "Do doors have finger guards where children pass?" },
			],
		},
		{
			title: { nb: "Ute", en: "Outdoors" },
			points: [
				{
					nb: "Er gjerde og porter hele, og lukker portene seg?",
					en: "Are fence and gates whole, and do the gates close?",
				},
				{
					nb: "Er lekeapparatene kontrollert, og underlaget mykt nok?",
					en: "Is the play equipment checked, and the ground under it soft enough?",
				},
				{
					nb: "Er uteområdet fritt for glass, giftige planter og is?",
					en: "Is the outdoor area free of glass, poisonous plants and ice?",
				},
			],
		},
		{
			title: { nb: "De ansatte", en: "The staff" },
			points: [
				{
					nb: "Kan stellebord og stoler heves, så løft blir færre?",
					en: "Can changing tables and chairs be raised, so that people lift less?",
				},
				{
					nb: "Er støynivået til å leve med, og finnes det rom for pauser?",
					en: "Is the noise bearable, and is there a room for breaks?",
				},
				{ nb: "Er bemanningen nok ved sykdom og på tur?", en: "Is staffing enough during illness and on trips?" },
				{
					nb: "Har alle øvd på førstehjelp for barn det siste året?",
					en: "Has everybody practised first aid for children in the last year?",
				},
			],
		},
		{
			title: { nb: "Brann og beredskap", en: "Fire and readiness" },
			points: [
				{
					nb: "Er det holdt brannøvelse med barna det siste halvåret?",
					en: "Was there a fire drill with the children in the last half-year?",
				},
				{
					nb: "Er rømningsveiene ryddige og porter ut lette å åpne?",
					en: "Are the escape routes clear and the exits easy to open?",
				},
				{
					nb: "Vet vikarer hva de skal gjøre om et barn blir borte?",
					en: "Do substitutes know what to do if a child goes missing?",
				},
			],
		},
	],
};
