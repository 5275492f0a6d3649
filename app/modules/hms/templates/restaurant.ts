import type { ChecklistTemplate } from "./template";

export const restaurant: ChecklistTemplate = {
	key: "restaurant",
	name: { nb: "Restaurant og kjøkken", en: "Restaurant and kitchen" },
	sections: [
		{
			title: { nb: "Kjøkken", en: "Kitchen" },
			points: [
				{ nb: "Er gulvet rent og sklisikkert?", en: "Is the floor clean and slip-resistant?" },
				{
					nb: "Har kniver en fast plass, og brukes riktig hanske ved skjæremaskinen?",
					en: "Do knives have a fixed place, and is the right glove worn at the slicer?",
				},
				{
					nb: "Er varme flater og frityr skjermet eller merket?",
					en: "Are hot surfaces and fryers guarded or marked?",
				},
				{
					nb: "Virker avtrekket, og er filtrene rengjort?",
					en: "Does the extraction work, and are the filters clean?",
				},
			],
		},
		{
			title: { nb: "Brann og gass", en: "Fire and gas" },
			points: [
				{
					nb: "Finnes brannteppe og riktig slukker ved komfyr og frityr?",
					en: "Is there a fire blanket and the right extinguisher by stove and fryer?",
				},
				{
					nb: "Er gassanlegget kontrollert, og vet folk hvor det stenges?",
					en: "Is the gas installation checked, and do people know where to shut it off?",
				},
				{ nb: "Er rømningsveiene åpne også i travle timer?", en: "Are the escape routes open in busy hours too?" },
			],
		},
		{
			title: { nb: "Kjemikalier og hygiene", en: "Chemicals and hygiene" },
			points: [
				{
					nb: "Står rengjøringsmidler atskilt fra mat, i merkede beholdere?",
					en: "Do cleaning agents stand apart from food, in marked containers?",
				},
				{
					nb: "Finnes hansker og briller der det blandes sterke midler?",
					en: "Are there gloves and goggles where strong agents are mixed?",
				},
				{
					nb: "Er håndvask med såpe og papir tilgjengelig der maten lages?",
					en: "Is there a hand basin with soap and paper where food is made?",
				},
			],
		},
		{
			title: { nb: "Arbeidstid og gjester", en: "Working hours and guests" },
			points: [
				{
					nb: "Får alle hvilen de skal ha mellom sene og tidlige vakter?",
					en: "Does everybody get their rest between late and early shifts?",
				},
				{ nb: "Vet de som jobber alene hvordan de får hjelp?", en: "Do those who work alone know how to get help?" },
				{ nb: "Er det en kjent rutine for truende gjester?", en: "Is there a known routine for threatening guests?" },
				{
					nb: "Er tunge varer plassert så de kan løftes riktig?",
					en: "Are heavy goods placed so that they can be lifted the right way?",
				},
			],
		},
	],
};
