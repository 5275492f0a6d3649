import type { ChecklistTemplate } from "./template";

export const workshop: ChecklistTemplate = {
	key: "workshop",
	name: { nb: "Verksted", en: "Workshop" },
	sections: [
		{
			title: { nb: "Maskiner og utstyr", en: "Machines and equipment" },
			points: [
				{ nb: "Er bevegelige deler på maskinene skjermet?", en: "Are moving parts of the machines guarded?" },
				{
					nb: "Virker nødstoppene, og er de lette å nå?",
					en: "Do the emergency stops work, and are they easy to reach?",
				},
				{
					nb: "Har de som bruker maskinene fått dokumentert opplæring?",
					en: "Have those who use the machines had training that is documented?",
				},
				{
					nb: "Er løfteutstyr og stiger kontrollert og merket?",
					en: "Are lifting gear and ladders checked and marked?",
				},
			],
		},
		{
			title: { nb: "Kjemikalier og luft", en: "Chemicals and air" },
			points: [
				{
					nb: "Finnes sikkerhetsdatablad for alle kjemikalier i bruk?",
					en: "Are there safety data sheets for all chemicals in use?",
				},
				{ nb: "Er beholderne merket med hva de inneholder?", en: "Are containers marked with what is in them?" },
				{
					nb: "Virker avsug og ventilasjon der det sveises, slipes eller males?",
					en: "Do extraction and ventilation work where people weld, grind or paint?",
				},
				{
					nb: "Er øyeskyll tilgjengelig og innenfor holdbarhetsdatoen?",
					en: "Is eye wash within reach and within its date?",
				},
			],
		},
		{
			title: { nb: "Verneutstyr", en: "Protective equipment" },
			points: [
				{
					nb: "Brukes briller, hørselvern og hansker der det er merket?",
					en: "Are goggles, hearing protection and gloves worn where signs say so?",
				},
				{ nb: "Har hver enkelt verneutstyr som passer?", en: "Does everybody have protective equipment that fits?" },
				{ nb: "Er vernesko i bruk i hele verkstedet?", en: "Are safety shoes worn in the whole workshop?" },
			],
		},
		{
			title: { nb: "Orden, brann og rømning", en: "Order, fire and escape" },
			points: [
				{
					nb: "Er gulvet fritt for olje, spon og løse deler?",
					en: "Is the floor free of oil, shavings and loose parts?",
				},
				{
					nb: "Er det brannvakt og klart område ved varme arbeider?",
					en: "Is there a fire watch and a cleared area during hot work?",
				},
				{
					nb: "Er rømningsveiene åpne, og møteplassen kjent?",
					en: "Are the escape routes open, and the meeting point known?",
				},
			],
		},
	],
};
